static int wrap(int x) {
    x = x % 65536;
    if (x < 0)
        x = x + 65536;
    return x;
}
static int g(int n, int s) {
    if (n <= 0)
        return s;
    return g(n - 1, wrap(n % 65536 + s));
}
int f(int n) {
    return g(n, 0);
}
