unsigned utf8_length(const char *s) {
    unsigned n = 0;
    unsigned long i = 0;
    while (s[i] != 0) {
        n += (signed char)s[i] >= -64;
        i++;
    }
    return n;
}
