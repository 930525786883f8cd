// claim: outside inside
// assume: left.n >= 0
// truth: equivalent
// math:  equivalent
// why:   1 + (n + m) == n + (1 + m)
static int plus(int n, int m) { return n <= 0 ? m : 1 + plus(n - 1, m); }

int outside(int n, int m) { return 1 + plus(n, m); }
