int f(int *p, void **q) { *p = 1; *q = 0; return *p; }
