int above(const int *a, int n, int limit) {
    int count = 0;
    for (int i = 0; i < n; i++)
        if (a[i] > limit)
            count++;
    return count;
}
