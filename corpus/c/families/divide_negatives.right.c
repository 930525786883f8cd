int negatives(const int *a, int n) {
    int count = 0;
    for (int i = 0; i < n; i++)
        if (a[i] < 0)
            count++;
    return count;
}
