static int same(int n, int m) {
    if (n == 0) return m == 0;
    if (m == 0) return 0;
    return same(n - 1, m - 1);
}

int last(int n, int p) { return same(n, p); }
