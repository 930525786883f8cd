typedef unsigned long size_t;

size_t strlen(const char *s) {
    size_t n = 0;
    while (s[n]) n++;
    return n;
}
