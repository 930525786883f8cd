static int g(int n, int s) {
    if (n <= 0)
        return s;
    return g(n - 1, n % 65536 + s);
}
int f(int n) {
    return g(n, 0);
}
