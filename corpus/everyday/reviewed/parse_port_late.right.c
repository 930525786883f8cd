int parse_port(const char *text) {
    unsigned port = 0;
    for (; *text >= '0' && *text <= '9'; text++)
        port = port * 10 + (unsigned)(*text - '0');
    return port > 65535 ? -1 : (int)port;
}
