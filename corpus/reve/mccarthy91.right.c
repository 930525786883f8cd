int f(int n) {
    if (n <= 100) {
        int inner = f(n + 11);
        return f(inner);
    }
    return n - 10;
}
