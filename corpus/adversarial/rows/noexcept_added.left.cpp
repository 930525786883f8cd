// claim: *
// truth: different
// today: unknown
// why:   if g throws, the caller of f can catch it on the left, and the program ends on the right
int g(int);
int f(int x) { return g(x); }
