// claim: merge
// truth: different
// why:   of equal elements the others come first: the same numbers, but not when a mark in the low bit is not compared
void merge(const unsigned *a, int n, const unsigned *b, int m, unsigned *out) {
    int i = 0, j = 0;
    while (i < n || j < m) {
        if (j >= m || (i < n && a[i] >> 1 <= b[j] >> 1))
            *out++ = a[i++];
        else
            *out++ = b[j++];
    }
}
