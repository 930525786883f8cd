// claim: number
// truth: different
// why:   a second sign is accepted in one version
int number(const char *s) {
    int sign = 1, n = 0;
    if (*s == '-') {
        sign = -1;
        s++;
    }
    while (*s >= '0' && *s <= '9')
        n = n * 10 + (*s++ - '0');
    return sign * n;
}
