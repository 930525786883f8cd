// claim: next odd
// assume: left.n >= 0 && left.n < 2147483647
// truth: equivalent
// math:  equivalent
// why:   recursion by twos, one ahead: the activations never meet at the same number
static int even(int n) {
    if (n == 0) return 1;
    if (n == 1) return 0;
    return even(n - 2);
}

int next(int n) { return even(n + 1); }
