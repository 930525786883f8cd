// claim:  sum_bytes
// truth:  equivalent
// why:    an int looked at as four characters
unsigned sum_bytes(const unsigned *p) {
    const unsigned char *c = (const unsigned char *)p;
    return c[0] + c[1] + c[2] + c[3];
}
