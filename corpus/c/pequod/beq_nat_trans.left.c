// claim: both last
// assume: left.n == right.n && left.p == right.p && left.n >= 0 && left.m >= 0 && left.p >= 0
// ensure: left.ret == 0 || right.ret != 0
// truth: equivalent
// math:  equivalent
// today: unknown
// why:   transitive: two calls against one
static int same(int n, int m) {
    if (n == 0) return m == 0;
    if (m == 0) return 0;
    return same(n - 1, m - 1);
}

int both(int n, int m, int p) { return same(n, m) && same(m, p); }
