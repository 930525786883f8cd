long f(long *p, unsigned long *q) { *p = 1; *q = 2; return 1; }
