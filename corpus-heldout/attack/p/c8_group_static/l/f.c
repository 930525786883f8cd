static int acc;
static int step(int x) { acc += x; return acc; }
static int twice(int x) { return step(x) + step(x); }
int f(int x) { return twice(x) + acc; }
int g(void) { return acc; }
