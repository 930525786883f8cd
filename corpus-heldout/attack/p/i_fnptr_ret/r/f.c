static int a(int x) { return x + 1; }
static int b(int x) { return x + 1; }
typedef int (*fp)(int);
fp f(int k) { return a; }
