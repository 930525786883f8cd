int g;
int f(int *p) { g = 1; *p = 2; return g; }
