// claim: parse_decimal_minus
// truth: different
// why:   the sign is lost when there are no digits after it, which does not matter, and when there is a plus after it, which does
int parse_decimal_minus(const char *s) {
    int value = 0, negative = 0;
    if (*s == '-') { negative = 1; s++; }
    while (*s >= '0' && *s <= '9') value = value * 10 + (*s++ - '0');
    return negative ? -value : value;
}
