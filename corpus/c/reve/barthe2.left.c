// claim: f
// assume: left.n < 2147483647
// truth: equivalent
// math:  equivalent
// why:   two loops that run over the same range, one peeled; at n = INT_MAX the first never ends
int f(int n) {
    int x = 0;
    for (int i = 0; i <= n; i++)
        x = x + i;
    return x;
}
