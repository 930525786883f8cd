int max(const int *a, int n) {
    int at = 0;
    int i = 1;
    while (i < n) {
        if (a[at] < a[i])
            at = i;
        i++;
    }
    return a[at];
}
