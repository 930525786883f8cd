int is_sorted(const int *a, int n) {
    for (int i = 0; i + 1 < n; i++)
        if (a[i] > a[i + 1])
            return 0;
    return 1;
}
