void adjust(int *v, int n, int mode, int amount) {
    if (mode == 0) {
        for (int i = 0; i < n; i++)
            v[i] += amount;
    } else if (mode == 1) {
        for (int i = 0; i < n; i++)
            v[i] -= amount;
    } else {
        for (int i = 0; i < n; i++)
            v[i] = amount;
    }
}
