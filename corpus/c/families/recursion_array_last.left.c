// claim:  sum
// truth:  equivalent
// today:  unknown
// why:    the last and those before it, against a loop from the front: the same order of additions
int sum(const int *a, int n) {
    if (n <= 0)
        return 0;
    return sum(a, n - 1) + a[n - 1];
}
