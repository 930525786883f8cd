// claim: padded plain
// assume: left.n >= 0 && left.m >= 0
// truth: equivalent
// math:  equivalent
// why:   (0 + n) * m == n * m
static int plus(int n, int m) { return n <= 0 ? m : 1 + plus(n - 1, m); }

static int mult(int n, int m) { return n <= 0 ? 0 : plus(m, mult(n - 1, m)); }

int padded(int n, int m) { return mult(plus(0, n), m); }
