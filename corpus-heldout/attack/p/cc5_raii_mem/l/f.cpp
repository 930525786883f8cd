int *cur;
int g(int);
int f(int x) { int *old = cur; int v = 0; struct R { int *o; ~R() { cur = o; } } r{old}; cur = &v; return g(x); }
