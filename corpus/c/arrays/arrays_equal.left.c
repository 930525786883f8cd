// claim: equal
// truth: equivalent
// why:   an early return against a flag that keeps the loop going
int equal(const int *a, const int *b, int n) {
    for (int i = 0; i < n; i++) {
        if (a[i] != b[i])
            return 0;
    }
    return 1;
}
