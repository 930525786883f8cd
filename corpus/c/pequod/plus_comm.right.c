int plus(int n, int m) {
    if (n <= 0) return m;
    return 1 + plus(n - 1, m);
}
