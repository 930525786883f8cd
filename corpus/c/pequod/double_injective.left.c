// claim: twice
// assume: left.n >= 0 && right.n >= 0
// ensure: left.ret != right.ret || left.n == right.n
// truth: equivalent
// math:  equivalent
// why:   injective also with machine integers, where twice two numbers that are not negative is never the same
int twice(int n) {
    if (n <= 0) return 0;
    return 2 + twice(n - 1);
}
