int parse_port(const char *s) {
    int value = 0;
    const char *p = s;
    if (!*p)
        return -1;
    for (; *p; p++) {
        unsigned d = (unsigned)*p - '0';
        if (d > 9)
            return -1;
        value = 10 * value + (int)d;
        if (value >= 65536)
            return -1;
    }
    return value;
}
