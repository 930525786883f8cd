void clear(int *a, int n) {
    for (int i = 0; i < n; i += 2)
        a[i] = 0;
    for (int i = 1; i < n; i += 2)
        a[i] = 0;
}
