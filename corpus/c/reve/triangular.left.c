// claim: f
// truth: equivalent
// math:  equivalent
// why:   an accumulator passed down against a sum built on the way back
int f(int n) {
    if (n <= 0)
        return 0;
    return n + f(n - 1);
}
