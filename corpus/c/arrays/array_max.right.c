int array_max(const int *a, int n) {
    int best = *a;
    int i = 1;
    while (i < n) {
        int x = a[i];
        best = best < x ? x : best;
        i += 1;
    }
    return best;
}
