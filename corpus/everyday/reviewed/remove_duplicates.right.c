int remove_duplicates(int *a, int n) {
    if (n < 1)
        return 0;
    int last = 0;
    for (int i = 1; i < n; ++i) {
        if (a[last] == a[i])
            continue;
        last++;
        a[last] = a[i];
    }
    return last + 1;
}
