int f(int n) {
    if (n <= 1)
        return n;
    int pair = n + (n - 1);
    return pair + f(n - 2);
}
