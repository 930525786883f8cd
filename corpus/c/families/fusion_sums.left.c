// claim:  spread
// truth:  equivalent
// why:    two passes for two sums against one
long spread(const int *a, int n) {
    long positive = 0;
    for (int i = 0; i < n; i++)
        if (a[i] > 0)
            positive += a[i];
    long negative = 0;
    for (int i = 0; i < n; i++)
        if (a[i] < 0)
            negative -= a[i];
    return positive - negative;
}
