static int plus(int n, int m) { return n <= 0 ? m : 1 + plus(n - 1, m); }

int inside(int n, int m) { return plus(n, m + 1); }
