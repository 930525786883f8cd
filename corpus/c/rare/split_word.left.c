// claim:  route
// truth:  different
// why:    two parts of one word have to be right at once
int route(unsigned address) {
    unsigned net = address >> 11;
    unsigned host = address & 0x7ff;
    if (net == 0x1a2b3c && host == 0x4d) {
        return 7;
    }
    return (int)(host & 7);
}
