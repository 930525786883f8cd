// claim: weigh
// truth: different
// why:   the weights count from the other end
int weigh(const int *a, int n) {
    if (n <= 0)
        return 0;
    return n * a[0] + weigh(a + 1, n - 1);
}
