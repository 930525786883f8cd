void prefix_sums(int *a, int n) {
    if (n <= 1)
        return;
    int total = a[0];
    for (int i = 1; i < n; i++) {
        total += a[i];
        a[i] = total;
    }
}
