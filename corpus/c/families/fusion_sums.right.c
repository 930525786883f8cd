long spread(const int *a, int n) {
    long positive = 0, negative = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] > 0)
            positive += a[i];
        else
            negative -= a[i];
    }
    return positive - negative;
}
