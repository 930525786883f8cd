// claim: parity
// truth: equivalent
// why:   folding halves against a loop
unsigned parity(unsigned x) {
    unsigned p = 0;
    while (x) {
        p ^= x & 1;
        x >>= 1;
    }
    return p;
}
