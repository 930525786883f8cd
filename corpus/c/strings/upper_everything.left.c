// claim: upper
// truth: different
// why:   clearing the bit of every character from 'a' up also changes braces
void upper(char *s) {
    while (*s) {
        if (*s >= 'a' && *s <= 'z')
            *s = *s - ('a' - 'A');
        s++;
    }
}
