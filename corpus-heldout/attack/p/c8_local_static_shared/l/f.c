int f(void) { static int n; return n++; }
int g(void) { static int n; return n++; }
