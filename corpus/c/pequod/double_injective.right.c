int twice(int n) {
    if (n <= 0) return 0;
    return 2 + twice(n - 1);
}
