int f(const int *a, int n) {
    int sum = 0, neg = 0;
    for (int i = 0; i < n; i++) sum += a[i];
    for (int i = 0; i < n - 1; i++)
        if (a[i] < 0) neg++;
    return sum - neg * 7;
}
