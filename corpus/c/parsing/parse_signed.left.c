// claim: parse_signed
// truth: equivalent
// why:   a factor of one or minus one against a flag
int parse_signed(const char *s) {
    int sign = 1;
    int value = 0;
    if (*s == '-') {
        sign = -1;
        s++;
    } else if (*s == '+') {
        s++;
    }
    for (; *s >= '0' && *s <= '9'; s++)
        value = value * 10 + (*s - '0');
    return sign * value;
}
