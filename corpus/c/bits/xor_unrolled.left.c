// claim: parity
// truth: equivalent
// why:   two bytes at a time with the odd one at the end
unsigned char parity(const unsigned char *data, unsigned n) {
    unsigned char x = 0;
    for (unsigned i = 0; i < n; i++)
        x ^= data[i];
    return x;
}
