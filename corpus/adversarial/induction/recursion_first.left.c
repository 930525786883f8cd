// claim: sum
// truth: different
// why:   the recursion stops at one element without adding it
int sum(const int *a, int n) {
    if (n <= 1)
        return 0;
    return a[0] + sum(a + 1, n - 1);
}
