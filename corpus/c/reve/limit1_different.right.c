int f(int n) {
    if (n <= 1)
        return n;
    return n + n + f(n - 2);
}
