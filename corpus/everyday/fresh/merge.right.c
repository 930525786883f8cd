void merge(const int *a, int n, const int *b, int m, int *out) {
    int i = 0, j = 0;
    while (i < n || j < m) {
        if (j >= m || (i < n && a[i] <= b[j]))
            *out++ = a[i++];
        else
            *out++ = b[j++];
    }
}
