// claim:  swap_halves
// truth:  equivalent
// why:    pointers to short are even, so the two never overlap by one byte
struct halves {
    short low;
    short high;
};

int swap_halves(struct halves *h, short *p) {
    unsigned char *bytes = (unsigned char *)h;
    *p = 1;
    return bytes[0] | bytes[1] << 8;
}
