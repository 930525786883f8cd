static int n;
int f(void) { return n++; }
int g(void) { return n++; }
