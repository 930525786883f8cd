// claim:  f
// truth:  equivalent
// why:    code that is not given may call other, which is the same on both sides
void hook(int);
int other(int x) { return x + 1; }
int f(int x) { hook(x); return x * 2; }
