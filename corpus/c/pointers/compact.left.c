// claim:  compact
// truth:  equivalent
// time:   60s
// why:    a writer behind a reader, indices and pointers
int compact(int *a, int n) {
    int k = 0;
    for (int i = 0; i < n; i++)
        if (a[i] != 0)
            a[k++] = a[i];
    return k;
}
