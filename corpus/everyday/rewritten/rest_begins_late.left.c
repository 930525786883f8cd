// claim:  mix
// truth:  different
// why:    the loop over fours stops before the last whole four, and the rest begins after it
unsigned mix(const unsigned *v, unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum ^= v[i];
    return sum;
}
