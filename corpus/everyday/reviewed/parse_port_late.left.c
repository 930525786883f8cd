// claim:  parse_port
// truth:  different
// why:    the range is looked at after the loop only, and the number can wrap around before
int parse_port(const char *text) {
    unsigned port = 0;
    for (; *text >= '0' && *text <= '9'; text++) {
        port = port * 10 + (unsigned)(*text - '0');
        if (port > 65535)
            return -1;
    }
    return (int)port;
}
