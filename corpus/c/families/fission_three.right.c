int summary(const int *a, int n) {
    int zeros = 0;
    for (int i = 0; i < n; i++)
        zeros += a[i] == 0;
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += a[i];
    int last = -1;
    for (int i = 0; i < n; i++)
        if (a[i] < 0)
            last = i;
    return sum * 3 + zeros * 5 + last;
}
