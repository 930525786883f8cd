static int a(int x) { return x + 1; }
static int b(int x) { return x + 2; }
int (*tab[2])(int) = { a, b };
int f(int k, int x) { return tab[k & 1](x); }
