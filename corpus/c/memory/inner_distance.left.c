// claim: f
// truth: different
// why: what is promised of the pointers a caller gives does not keep them apart in the calls inside
int f(int *restrict a, int *restrict b, int n) { if (n <= 0) return b == a + 1 ? 5 : 6; return f(a, a + 1, n - 1); }
