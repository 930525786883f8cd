void hook(int);
int other(int x) { return x + 1; }
int f(int x) { hook(x); return x + x; }
