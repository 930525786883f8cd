static int plus(int n, int m) { return n <= 0 ? m : 1 + plus(n - 1, m); }

int right_first(int n, int m, int p) { return plus(n, plus(m, p)); }
