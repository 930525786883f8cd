int sum_acc(int n, int a) {
    if (n <= 0) return a;
    return sum_acc(n - 1, n + a);
}
