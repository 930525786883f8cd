// claim: parse_port
// truth: different
// why:   the limit is tested after the digit was added in one version and before in the other: 65535 itself
int parse_port(const char *s) {
    int value = 0;
    int digits = 0;
    while (digits < 5 && s[digits] >= '0' && s[digits] <= '9') {
        value = value * 10 + (s[digits] - '0');
        digits++;
    }
    if (digits == 0 || value > 65535)
        return -1;
    return value;
}
