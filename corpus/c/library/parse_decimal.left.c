// claim: parse_decimal
// truth: equivalent
// why:   digits are recognised and added up in two styles
int parse_decimal(const char *s) {
    int value = 0, negative = 0;
    if (*s == '-') {
        negative = 1;
        s++;
    } else if (*s == '+') {
        s++;
    }
    while (*s >= '0' && *s <= '9') {
        value = value * 10 + (*s - '0');
        s++;
    }
    return negative ? -value : value;
}
