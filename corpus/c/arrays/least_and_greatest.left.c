// claim: range
// truth: equivalent
// why:   the least and the greatest in one pass, or each in a pass of its own
int range(const int *a, int n) {
    if (n <= 0) return 0;
    int lo = a[0], hi = a[0];
    for (int i = 1; i < n; i++) {
        if (a[i] < lo) lo = a[i];
        if (a[i] > hi) hi = a[i];
    }
    return hi - lo;
}
