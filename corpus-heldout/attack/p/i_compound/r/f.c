static int a[2] = {1,2};
int *f(int x) { return &a[x & 1]; }
int *g(void) { a[0] = 5; return a; }
