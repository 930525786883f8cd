int f(void) { static int n = 5; return n++; }
