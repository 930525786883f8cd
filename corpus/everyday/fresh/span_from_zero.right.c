unsigned span(const int *a, int n) {
    if (n <= 0)
        return 0;
    int low = a[0], high = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] < low)
            low = a[i];
        if (a[i] > high)
            high = a[i];
    }
    return (unsigned)high - (unsigned)low;
}
