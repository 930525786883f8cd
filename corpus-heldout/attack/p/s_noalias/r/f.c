int f(int *p, int *q) { *p = 1; *q = 2; return 1; }
