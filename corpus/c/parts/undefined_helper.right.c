static int share(int total, int n) {
    if (n < 0)
        return 0;
    return total / n;
}
int f(int a, int b, int n) {
    if (a < 0 || b < 0)
        return -1;
    return share(a, n) ^ share(b, n);
}
