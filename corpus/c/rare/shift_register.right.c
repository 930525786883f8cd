unsigned state_after(unsigned steps) {
    unsigned state = 0xACE1u;
    steps %= 65536;
    for (unsigned i = 0; i < steps; i++) {
        unsigned bit = (state ^ (state >> 2) ^ (state >> 3) ^ (state >> 5)) & 1;
        state = (state >> 1) | (bit << 15);
    }
    return state;
}
