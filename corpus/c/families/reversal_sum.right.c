int total(const int *a, int n) {
    int sum = 0;
    for (int i = n - 1; i >= 0; i--)
        sum += a[i];
    return sum;
}
