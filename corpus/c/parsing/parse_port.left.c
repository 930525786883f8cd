// claim: parse_port --overflow undefined
// truth: equivalent
// why: flag-driven while loop changed to early return, range check moved into the loop
int parse_port(const char *s) {
    int value = 0;
    int ok = 1;
    int i = 0;
    if (s[0] == '\0')
        return -1;
    while (ok && s[i] != '\0') {
        char c = s[i];
        if (c < '0' || c > '9') {
            ok = 0;
        } else {
            value = value * 10 + (c - '0');
            if (value > 65535)
                ok = 0;
            i++;
        }
    }
    return ok ? value : -1;
}
