static int digit(char c) {
    return c >= '0' && c <= '9' ? c - '0' : -1;
}
int parse_port(const char *text) {
    unsigned port = 0;
    if (!*text)
        return -1;
    for (const char *p = text; *p; ++p) {
        int d = digit(*p);
        if (d < 0)
            return -1;
        port = port * 10u + (unsigned)d;
        if (port >= 65536u)
            return -1;
    }
    return (int)port;
}
