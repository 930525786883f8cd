int f(int n) {
    if (n <= 1)
        return n;
    int rest = f(n - 1);
    if (rest >= 0)
        return n + rest;
    return rest;
}
