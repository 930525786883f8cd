// claim: f
// truth: equivalent
// why:   two loops that run over the same range, one peeled
int f(int n) {
    int x = 0;
    for (int i = 0; i <= n; i++)
        x = x + i;
    return x;
}
