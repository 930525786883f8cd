int f(int n) {
    int x = 0, y = 0;
    int k = n;
    while (k > 0) {
        y = y + 3 * k;
        k--;
    }
    for (int i = 1; i <= n; i++)
        x = x + i;
    return x + y;
}
