// claim: state_after
// truth: different
// why:   the period of the register is 65535, not 65536
unsigned state_after(unsigned steps) {
    unsigned state = 0xACE1u;
    for (unsigned i = 0; i < steps; i++) {
        unsigned bit = (state ^ (state >> 2) ^ (state >> 3) ^ (state >> 5)) & 1;
        state = (state >> 1) | (bit << 15);
    }
    return state;
}
