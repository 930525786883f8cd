// claim: number
// truth: different
// why:   the right side accepts a minus and then a plus
int number(const char *s) {
    int negative = 0;
    unsigned value = 0;
    while (*s == ' ') s++;
    if (*s == '-') {
        negative = 1;
        s++;
    } else if (*s == '+')
        s++;
    while (*s >= '0' && *s <= '9') value = value * 10 + (unsigned)(*s++ - '0');
    return (int)(negative ? 0u - value : value);
}
