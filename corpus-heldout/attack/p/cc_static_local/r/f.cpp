int g();
static int k = g();
int f(int a) { return a + k; }
