// claim: never_ahead
// assume: left.n == right.n && left.k == right.k
// ensure: left.ret <= right.ret
// truth: equivalent
// math:  equivalent
// why:   one side stops going up at 37, the other at 1000, each from where it is
int never_ahead(int n, int k) {
    int at = 4;
    for (int i = 0; i < n; i++)
        if (k > i && at < 37)
            at++;
    return at;
}
