// claim: left_first right_first
// assume: left.n >= 0 && left.m >= 0 && left.p >= 0 && left.n + left.m >= 0
// truth: equivalent
// math:  equivalent
// why:   calls in calls on both sides
static int plus(int n, int m) { return n <= 0 ? m : 1 + plus(n - 1, m); }

int left_first(int n, int m, int p) { return plus(plus(n, m), p); }
