int events(int n, int seed) {
    int count = 0;
    for (int i = 0; i < n; i++) {
        if (seed < 9)
            count++;
        seed = i - seed;
    }
    return count;
}
