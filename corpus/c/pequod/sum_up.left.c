// claim: sum
// assume: left.n >= 0 && left.n < 2147483647
// truth: equivalent
// math:  equivalent
// today: unknown
// why:   the same numbers are added in the other order: they meet only by what both sums are
int sum(int n) {
    if (n <= 0) return 0;
    return n + sum(n - 1);
}
