// claim: f
// truth: equivalent
// rests: nothing-thrown
// why:   if g throws, the destructor puts `cur` back, and the code behind the call does not
int *cur;
int g(int);
int f(int x) { int *old = cur; int v = 0; struct R { int *o; ~R() { cur = o; } } r{old}; cur = &v; return g(x); }
