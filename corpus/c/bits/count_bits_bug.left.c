// claim: count_bits
// truth: different
// why:   the faster loop stops before the sign bit
int count_bits(unsigned x) {
    int n = 0;
    while (x) {
        n += x & 1;
        x >>= 1;
    }
    return n;
}
