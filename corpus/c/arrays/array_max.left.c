// claim: array_max
// truth: equivalent
// why:   indexing against a moving pointer, with the running maximum kept in the other order of comparison
int array_max(const int *a, int n) {
    int best = a[0];
    for (int i = 1; i < n; i++) {
        if (a[i] > best)
            best = a[i];
    }
    return best;
}
