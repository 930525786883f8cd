unsigned third(unsigned seed) {
    for (int i = 0; i < 3; i++) {
        seed = seed * 1664525u + 1013904223u;
    }
    return seed;
}
