static int lowest(const int *v, int n) { int lo = v[0]; for (int i = 1; i < n; i++) if (v[i] < lo) lo = v[i]; return lo; }
static int highest(const int *v, int n) { int hi = v[0]; for (int i = 1; i < n; i++) if (v[i] > hi) hi = v[i]; return hi; }
int range(const int *v, int n) { if (n <= 0) return 0; return (int)((unsigned)highest(v, n) - (unsigned)lowest(v, n)); }
