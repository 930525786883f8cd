// claim: same
// assume: left.n == right.m && left.m == right.n && left.n >= 0 && left.m >= 0
// ensure: left.ret == right.ret
// truth: equivalent
// math:  equivalent
// why:   symmetric: the arguments changed places
int same(int n, int m) {
    if (n == 0) return m == 0;
    if (m == 0) return 0;
    return same(n - 1, m - 1);
}
