static int a(int x) { return x + 1; }
static int b(int x) { return x + 2; }
static int (*const tab[2])(int) = { b, a };
int f(int k, int x) { return tab[(k & 1) ^ 1](x); }
