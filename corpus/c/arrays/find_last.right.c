int find(const int *a, int n, int key) {
    int at = -1;
    for (int i = 0; i < n; i++)
        if (a[i] == key)
            at = i;
    return at;
}
