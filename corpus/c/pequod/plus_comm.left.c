// claim: plus
// assume: left.n == right.m && left.m == right.n && left.n >= 0 && left.m >= 0
// ensure: left.ret == right.ret
// truth: equivalent
// math:  equivalent
// why:   counted down from the other number
int plus(int n, int m) {
    if (n <= 0) return m;
    return 1 + plus(n - 1, m);
}
