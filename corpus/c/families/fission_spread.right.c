int spread(const int *a, int n) {
    unsigned sum = 0;
    for (int i = 0; i < n; i++)
        sum += (unsigned)a[i];
    int most = a[0];
    for (int i = 1; i < n; i++)
        if (a[i] > most)
            most = a[i];
    return (int)((unsigned)most * (unsigned)n - sum);
}
