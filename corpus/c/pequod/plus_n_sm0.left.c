// claim: outside inside
// assume: left.n >= 0
// truth: equivalent
// math:  equivalent
// why:   the same at zero, where what is claimed is weaker than what is inductive
static int plus(int n, int m) { return n <= 0 ? m : 1 + plus(n - 1, m); }

int outside(int n) { return 1 + plus(n, 0); }
