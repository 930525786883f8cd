// claim: after
// truth: equivalent
// why:   the inline function is the same on both sides, whichever definition is called
inline int step(int x) { return x + 1; }
int after(int x) { return 2 * step(x); }
