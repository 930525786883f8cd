long g(long x) { return x; }
int f(int a) { return a; }
