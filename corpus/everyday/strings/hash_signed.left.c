// claim: hash
// truth: different
// why:   bytes above 127 are negative in one version
unsigned hash(const unsigned char *s) {
    unsigned h = 17;
    while (*s)
        h = h * 31 + *s++;
    return h;
}
