int g();
static int k = g() + 1;
int f(int a) { return a + k; }
