// claim: f
// truth: different
// today: unknown
// why:   what is returned is said to be new
int *f(int *p) { return p; }
