static int lowest(const int *a, int n) {
    int m = a[0];
    for (int i = 1; i < n; i++) if (a[i] < m) m = a[i];
    return m;
}
static int highest(const int *a, int n) {
    int m = a[0];
    for (int i = 1; i < n; i++) if (m < a[i]) m = a[i];
    return m;
}
int range(const int *a, int n) {
    if (n <= 0) return 0;
    return highest(a, n) - lowest(a, n);
}
