unsigned choose(unsigned key, unsigned a, unsigned b) {
    unsigned mask = 0u - (key & 1);
    return (a & mask) | (b & ~mask);
}
