// claim: f
// truth: different
// today: unknown
// why:   a function that reads is said not to
int f(const int *p) { return *p; }
