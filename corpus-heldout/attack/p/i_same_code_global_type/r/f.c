extern unsigned limit;
int f(int x) { return x > limit; }
