int f(int *p, float *q) { *p = 1; *q = 2; return 1; }
