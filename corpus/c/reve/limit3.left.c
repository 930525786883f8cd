// claim: f
// truth: different
// math:  equivalent
// why:   the result is added only when it is not negative; machine integers wrap to a negative sum at n = 65536, so the sides part at 65537
int f(int n) {
    if (n <= 1)
        return n;
    return n + f(n - 1);
}
