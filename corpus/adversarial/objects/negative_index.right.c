int back(const int *a, int n) {
    return a[n - 1];
}
