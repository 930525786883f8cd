int number(const char *s) {
    int sign = 1, n = 0;
    for (; *s == '-'; s++)
        sign = -1;
    for (; *s >= '0' && *s <= '9'; s++)
        n = n * 10 + (*s - '0');
    return sign * n;
}
