int weigh(const int *a, int n) {
    int total = 0;
    for (int i = 0; i < n; i++)
        total += (i + 1) * a[i];
    return total;
}
