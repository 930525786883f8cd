int f(int *p, void **q) { *q = 0; *p = 1; return *p; }
