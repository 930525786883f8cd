// claim: distance
// truth: equivalent
// today: unknown
// why: one of two loops moves, and the other one goes by a pointer now
unsigned distance(const unsigned *a, const unsigned *b, unsigned n) {
    unsigned x = 0, y = 7;
    for (unsigned i = 0; i < n; i++)
        x = x * 31 + a[i];
    for (unsigned i = 0; i < n; i++)
        y ^= b[i];
    return x - y;
}
