// claim: span
// truth: equivalent
// why:   one pass for both ends against a function for each
unsigned span(const int *a, int n) {
    if (n <= 0)
        return 0;
    int low = a[0], high = a[0];
    for (int i = 1; i < n; i++) {
        if (a[i] < low)
            low = a[i];
        else if (a[i] > high)
            high = a[i];
    }
    return (unsigned)high - (unsigned)low;
}
