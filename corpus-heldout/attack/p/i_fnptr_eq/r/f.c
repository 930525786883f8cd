static int a(int x) { return x + 1; }
static int b(int x) { return 1 + x; }
int f(int k) { return 1; }
