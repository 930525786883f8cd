unsigned iterations(int n, unsigned seed) {
    for (int left = n; left > 0; left--)
        seed = seed * 1664525u + 1013904223u;
    return seed;
}
