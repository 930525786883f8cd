int f(int n) {
    int x = 0;
    for (int i = 1; i <= n; i++)
        x = x + i;
    return x;
}
