// claim:  iterations
// truth:  equivalent
// why:    nothing depends on the index, and one counts down
unsigned iterations(int n, unsigned seed) {
    for (int i = 0; i < n; i++)
        seed = seed * 1664525u + 1013904223u;
    return seed;
}
