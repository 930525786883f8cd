// claim: one other
// assume: left.n >= 0 && left.m >= 0 && left.n + left.m >= 0
// truth: equivalent
// math:  equivalent
// why:   (n + m) + (p + q) == (m + n) + (p + q): commutes within a call
static int plus(int n, int m) { return n <= 0 ? m : 1 + plus(n - 1, m); }

int one(int n, int m, int p, int q) { return plus(plus(n, m), plus(p, q)); }
