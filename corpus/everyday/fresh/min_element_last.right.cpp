int lowest(const int *a, int n) {
    int best = -1;
    for (int i = 0; i < n; i++)
        if (best < 0 || a[i] <= a[best])
            best = i;
    return best;
}
