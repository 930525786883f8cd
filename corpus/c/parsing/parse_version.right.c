int parse_version(const char *s, unsigned *out) {
    const char *start = s;
    unsigned value = 0;
    for (;;) {
        unsigned digit = (unsigned)*s - '0';
        if (digit > 9)
            break;
        value = value * 10 + digit;
        s++;
    }
    if (s == start)
        return 0;
    if (*s == '.' || *s == '\0') {
        *out = value;
        return 1;
    }
    return 0;
}
