// claim: choose --secret key --constant-time
// truth: different
// why:   the same choice, where the result must not depend on the key either
unsigned choose(unsigned key, unsigned a, unsigned b) {
    unsigned mask = 0u - (key & 1);
    return (a & mask) | (b & ~mask);
}
