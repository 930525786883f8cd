// claim:  parity
// assume: left.n >= 0
// truth:  equivalent
// today:  unknown
// why:    exclusive or of all, or of the second half and then of the first
unsigned parity(const unsigned *v, int n) {
    unsigned x = 0;
    for (int i = 0; i < n; i++)
        x ^= v[i];
    return x;
}
