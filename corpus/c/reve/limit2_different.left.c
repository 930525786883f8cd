// claim: f
// truth: different
// math:  different
// why:   the recursion stops early from ten on
int f(int n) {
    if (n <= 0)
        return 0;
    return n + f(n - 1);
}
