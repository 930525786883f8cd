int f(int *restrict a, int *restrict b, int n) { if (n <= 0) return b == a + 1 ? 6 : 6; return f(a, a + 1, n - 1); }
