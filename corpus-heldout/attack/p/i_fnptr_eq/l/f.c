static int a(int x) { return x + 1; }
static int b(int x) { return x + 1; }
int f(int k) { int (*p)(int) = k ? a : b; return p == a; }
