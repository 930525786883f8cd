// claim: sum
// assume: left.n >= 0
// truth: equivalent
// math:  equivalent
// why:   the lower bound is a parameter of one of them
int sum(int n) {
    if (n <= 0) return 0;
    return n + sum(n - 1);
}
