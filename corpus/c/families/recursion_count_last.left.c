// claim:  above
// truth:  equivalent
// today:  unknown
// why:    the last one and those before it, with a condition
int above(const int *a, int n, int limit) {
    if (n <= 0)
        return 0;
    return above(a, n - 1, limit) + (a[n - 1] > limit ? 1 : 0);
}
