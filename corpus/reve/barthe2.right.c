int f(int n) {
    int y = 0;
    for (int j = 1; j <= n; j++)
        y = y + j;
    return y;
}
