int fewer_above(const int *a, int n) {
    int count = 0;
    for (int i = 0; i < n; i++)
        if (a[i] > 5) count++;
    return count;
}
