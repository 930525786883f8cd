int parse_decimal_minus(const char *s) {
    int value = 0, sign = 1;
    if (*s == '-') { sign = -1; s++; }
    if (*s == '+') s++;
    while (*s >= '0' && *s <= '9') value = value * 10 + (*s++ - '0');
    return sign * value;
}
