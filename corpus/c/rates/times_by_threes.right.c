int times(int n, int k) {
    if (n <= 0) {
        return 0;
    }
    if (n == 1) {
        return k;
    }
    if (n == 2) {
        return k + k;
    }
    return 3 * k + times(n - 3, k);
}
