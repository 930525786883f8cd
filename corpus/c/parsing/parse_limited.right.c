int parse_port(const char *s) {
    int value = 0;
    int digits = 0;
    for (; digits < 5; digits++) {
        char c = s[digits];
        if (c < '0' || c > '9')
            break;
        value = value * 10 + (c - '0');
        if (value >= 65535)
            return -1;
    }
    return digits ? value : -1;
}
