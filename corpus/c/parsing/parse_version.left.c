// claim: parse_version
// truth: equivalent
// today: unknown
// why:   a parser with a flag and with early returns
int parse_version(const char *s, unsigned *out) {
    unsigned value = 0;
    int ok = 0;
    while (*s >= '0' && *s <= '9') {
        value = value * 10 + (unsigned)(*s - '0');
        ok = 1;
        s++;
    }
    if (*s != '.' && *s != 0)
        ok = 0;
    if (ok)
        *out = value;
    return ok;
}
