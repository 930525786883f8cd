int equal(const int *a, const int *b, int n) {
    int i = 0;
    while (i < n && a[i] == b[i])
        i++;
    return i >= n;
}
