// claim: upper
// truth: equivalent
// why:   subtracting 32 from a small letter is clearing its sixth bit
void upper(char *s) {
    while (*s) {
        if (*s >= 'a' && *s <= 'z')
            *s = *s - ('a' - 'A');
        s++;
    }
}
