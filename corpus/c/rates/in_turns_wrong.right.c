int first(int n) {
    if (n <= 0) {
        return 0;
    }
    if (n == 1) {
        return 2;
    }
    return 3 + first(n - 2);
}
