// claim: max
// truth: equivalent
// math:  equivalent
// why:   the largest element kept by value, or by its index
int max(const int *a, int n) {
    int best = a[0];
    int i = 1;
    while (i < n) {
        if (a[i] > best)
            best = a[i];
        i++;
    }
    return best;
}
