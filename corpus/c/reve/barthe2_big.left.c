// claim: f
// assume: left.n < 2147483647
// truth: equivalent
// math:  equivalent
// why:   a peeled loop after a loop that is the same on both sides
int f(int n) {
    int x = 0, y = 0;
    int k = n;
    while (k > 0) {
        y = y + 3 * k;
        k--;
    }
    for (int i = 0; i <= n; i++)
        x = x + i;
    return x + y;
}
