// claim: merge
// truth: equivalent
// today: unknown
// why:   two tails after the loop, against one loop with a longer test
void merge(const int *a, int n, const int *b, int m, int *out) {
    int i = 0, j = 0;
    long k = 0;
    while (i < n && j < m) {
        if (a[i] <= b[j])
            out[k++] = a[i++];
        else
            out[k++] = b[j++];
    }
    while (i < n)
        out[k++] = a[i++];
    while (j < m)
        out[k++] = b[j++];
}
