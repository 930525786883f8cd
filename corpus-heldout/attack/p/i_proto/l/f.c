int g(int, ...);
int f(int x) { return g(x, 1); }
