long g(long x) { return x; }
long g(int x) { return x+1; }
int f(int a) { return a; }
