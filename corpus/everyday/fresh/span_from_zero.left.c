// claim: span
// truth: different
// why:   the highest begins with zero, which no element may reach
unsigned span(const int *a, int n) {
    if (n <= 0)
        return 0;
    int low = a[0], high = a[0];
    for (int i = 1; i < n; i++) {
        if (a[i] < low)
            low = a[i];
        if (a[i] > high)
            high = a[i];
    }
    return (unsigned)high - (unsigned)low;
}
