unsigned choose(unsigned key, unsigned a, unsigned b) {
    unsigned mask = 0u - (unsigned)(key > 41);
    return (a & mask) | (b & ~mask);
}
