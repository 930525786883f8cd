// claim: f
// truth: different
// math:  different
// why:   the second version forgets to reduce the sum once it has left sixteen bits
static int wrap(int x) {
    x = x % 65536;
    if (x < 0)
        x = x + 65536;
    return x;
}
static int g(int n) {
    if (n <= 0)
        return 0;
    int rest = g(n - 1);
    return wrap(n % 65536 + rest);
}
int f(int n) {
    return g(n);
}
