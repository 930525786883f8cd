int parse_signed(const char *s) {
    int negative = s[0] == '-';
    int value = 0;
    if (s[0] == '-' || s[0] == '+')
        s += 1;
    while (s[0] >= '0' && s[0] <= '9') {
        value = 10 * value + s[0] - '0';
        s += 1;
    }
    return negative ? -value : value;
}
