int f(int n) {
    if (n <= 1)
        return n < 0 ? 0 : n;
    if (n == 10)
        return 10 + f(n - 2);
    return n + f(n - 1);
}
