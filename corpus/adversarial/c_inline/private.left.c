// claim: after
// truth: equivalent
// why:   a private inline function is a function like any other
static inline int step(int x) { return x + 1; }
int after(int x) { return step(x); }
