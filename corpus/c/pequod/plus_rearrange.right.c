static int plus(int n, int m) { return n <= 0 ? m : 1 + plus(n - 1, m); }

int other(int n, int m, int p, int q) { return plus(plus(m, n), plus(p, q)); }
