// claim: ways
// assume: left.n >= 1 && left.n < 2147483647
// truth: equivalent
// math:  equivalent
// why:   two calls in a call against a loop that remembers the last two
int ways(int n) {
    if (n <= 1) return 1;
    return ways(n - 1) + ways(n - 2);
}
