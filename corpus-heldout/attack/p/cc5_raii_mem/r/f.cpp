int *cur;
int g(int);
int f(int x) { int *old = cur; int v = 0; cur = &v; int k = g(x); cur = old; return k; }
