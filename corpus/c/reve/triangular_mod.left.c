// claim: f
// truth: equivalent
// today: unknown
// math:  equivalent
// why:   sums kept in sixteen bits by remainders, accumulated on the way down and on the way up
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
