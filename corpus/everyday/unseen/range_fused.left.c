// claim: spread
// truth: equivalent
// why:   smallest and largest in two loops against one
int spread(const int *a, int n, int *low, int *high) {
    if (n <= 0)
        return 0;
    int least = a[0], most = a[0];
    for (int i = 1; i < n; i++)
        if (a[i] < least)
            least = a[i];
    for (int i = 1; i < n; i++)
        if (a[i] > most)
            most = a[i];
    *low = least;
    *high = most;
    return 1;
}
