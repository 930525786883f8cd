// claim: length
// truth: equivalent
// why:   the length of a string by index and by the distance of two pointers
unsigned long length(const char *s) {
    unsigned long n = 0;
    while (s[n])
        n++;
    return n;
}
