static int acc;
static int step(int x) { acc += x; return acc; }
static int twice(int x) { int a = step(2*x); return a + a - x; }
int f(int x) { return acc + twice(x); }
int g(void) { return acc; }
