// claim:  low_byte
// truth:  equivalent
// why:    the first byte of a number is its lowest on this machine
unsigned low_byte(const unsigned *p) {
    return *p & 0xff;
}
