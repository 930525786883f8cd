// claim:  sum
// truth:  equivalent
// time:   60s
// why:    the first and the rest of an array, against a loop
int sum(const int *a, int n) {
    if (n <= 0)
        return 0;
    return a[0] + sum(a + 1, n - 1);
}
