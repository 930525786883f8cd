unsigned parse_unsigned(const char *text) {
    unsigned value = 0;
    unsigned digit;
    long i = 0;
    while ((digit = (unsigned)text[i] - '0') < 10u) {
        value = (value << 3) + (value << 1) + digit;
        i++;
    }
    return value;
}
