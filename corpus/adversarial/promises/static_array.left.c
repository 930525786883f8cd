// claim: f
// truth: different
// today: unknown
// why:   an array parameter that is said to be there
int f(int p[4]) { return p == 0; }
