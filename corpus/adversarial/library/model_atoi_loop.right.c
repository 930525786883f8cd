int number(const char *s) {
    int n = 0, minus = 0;
    while (*s == ' ' || (*s >= '\t' && *s <= '\r')) s++;
    if (*s == '-' || *s == '+') minus = *s++ == '-';
    while (*s >= '0' && *s <= '9') n = n * 10 + (*s++ - '0');
    return minus ? -n : n;
}
