int f(int *restrict p, int *restrict q) { *p = 1; *q = 2; return 1; }
