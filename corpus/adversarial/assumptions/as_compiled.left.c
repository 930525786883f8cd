// claim: choose --secret key --constant-time --secret-result
// truth: equivalent
// rests: as-compiled
// why:   a compiler that optimises may choose by a branch on the condition that the mask was made of
unsigned choose(unsigned key, unsigned a, unsigned b) {
    unsigned mask = 0u - (unsigned)(key > 41);
    return (a & mask) | (b & ~mask);
}
