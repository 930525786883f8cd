static int plus(int n, int m) { return n <= 0 ? m : 1 + plus(n - 1, m); }

static int mult(int n, int m) { return n <= 0 ? 0 : plus(m, mult(n - 1, m)); }

int plain(int n, int m) { return mult(n, m); }
