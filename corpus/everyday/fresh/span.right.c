static int lowest(const int *a, int n) {
    int low = a[0];
    for (int i = 1; i < n; i++)
        low = a[i] < low ? a[i] : low;
    return low;
}

static int highest(const int *a, int n) {
    int high = a[0];
    for (int i = 1; i < n; i++)
        high = a[i] > high ? a[i] : high;
    return high;
}

unsigned span(const int *a, int n) {
    if (n < 1)
        return 0;
    return (unsigned)highest(a, n) - (unsigned)lowest(a, n);
}
