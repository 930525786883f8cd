// claim: prefix_sums
// truth: equivalent
// why:   each element from the one before, or a running total
void prefix_sums(int *a, int n) {
    for (int i = 1; i < n; i++)
        a[i] += a[i - 1];
}
