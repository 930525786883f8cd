int f(int n) {
    int x = 0, y = 0, z = 1;
    int k = n;
    while (k > 0) {
        y = y + 3 * k;
        k--;
    }
    for (int i = 1; i <= n; i++)
        x = x + i;
    int m = 0;
    while (m < n) {
        if (m > x)
            z = z + y;
        else
            z = z - m;
        m++;
    }
    return x + y + z;
}
