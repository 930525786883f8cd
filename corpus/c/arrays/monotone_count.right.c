int count(int n, int seed) {
    int hits = 0;
    for (int i = 0; i < n; i++) {
        if (seed > i)
            hits++;
        seed = 7 - seed;
    }
    return hits;
}
