extern int limit;
int f(int x) { return x > limit; }
