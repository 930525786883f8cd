// claim: sum
// truth: different
// why:   the recursion leaves every second element out
int sum(const int *a, int n) {
    if (n <= 0)
        return 0;
    return a[0] + sum(a + 2, n - 2);
}
