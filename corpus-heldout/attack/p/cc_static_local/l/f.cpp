int g();
int f(int a) { static int k = g(); return a + k; }
