int f(int n) {
    if (n < 101) {
        int inner = f(11 + n);
        return f(inner);
    }
    return n - 10;
}
