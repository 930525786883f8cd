// claim: hex_byte
// truth: equivalent
// why:   guards that return early against nested tests, and digits by another helper
static int digit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

int hex_byte(const char *s) {
    int high = digit(s[0]);
    if (high < 0)
        return -1;
    int low = digit(s[1]);
    if (low < 0)
        return -1;
    return high * 16 + low;
}
