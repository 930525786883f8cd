// claim:  range
// truth:  equivalent
// why:    the largest and smallest in one loop or in two
int range(const int *v, int n) { if (n <= 0) return 0; int lo = v[0], hi = v[0]; for (int i = 1; i < n; i++) { if (v[i] < lo) lo = v[i]; if (v[i] > hi) hi = v[i]; } return (int)((unsigned)hi - (unsigned)lo); }
