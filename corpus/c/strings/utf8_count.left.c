// claim: characters
// truth: equivalent
// why:   bytes that do not continue a character, by mask and by signed comparison
int characters(const char *s) {
    int count = 0;
    while (*s) {
        if ((*s & 0xc0) != 0x80)
            count++;
        s++;
    }
    return count;
}
