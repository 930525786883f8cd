// claim:  parse_port --overflow undefined
// truth:  equivalent
// why:    digits are taken by a pointer, and the range is looked at once in the loop
int parse_port(const char *text) {
    int i = 0;
    unsigned port = 0;
    if (text[0] == '\0')
        return -1;
    while (text[i] != '\0') {
        if (text[i] < '0' || text[i] > '9')
            return -1;
        port = port * 10 + (unsigned)(text[i] - '0');
        if (port > 65535)
            return -1;
        i++;
    }
    return (int)port;
}
