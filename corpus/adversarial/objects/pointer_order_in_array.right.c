int before(const int *a, int i, int j) {
    return &a[i] < &a[j];
}
