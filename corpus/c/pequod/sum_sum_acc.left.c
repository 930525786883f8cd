// claim: sum_plus sum_acc
// truth: equivalent
// math:  equivalent
// why:   an accumulator that starts anywhere
static int sum(int n) { return n <= 0 ? 0 : n + sum(n - 1); }

int sum_plus(int n, int a) { return a + sum(n); }
