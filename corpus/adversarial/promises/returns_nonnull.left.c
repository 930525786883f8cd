// claim: f
// truth: different
// today: unknown
// why:   RIGHT says that it returns no null
int *f(int *p) { return p; }
