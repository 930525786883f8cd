int f(void) { static int n = 6; return n++; }
