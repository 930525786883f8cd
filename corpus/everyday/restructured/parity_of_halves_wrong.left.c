// claim:  parity
// assume: left.n >= 0 && left.n <= 100
// truth:  different
// why:    halves of an odd number leave one out
unsigned parity(const unsigned *v, int n) {
    unsigned x = 0;
    for (int i = 0; i < n; i++)
        x ^= v[i];
    return x;
}
