// claim:  spread
// assume: left.n >= 1
// truth:  different
// why:    the second loop begins with zero, which is more than any negative number
int spread(const int *a, int n) {
    int most = a[0];
    unsigned sum = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] > most)
            most = a[i];
        sum += (unsigned)a[i];
    }
    return (int)((unsigned)most * (unsigned)n - sum);
}
