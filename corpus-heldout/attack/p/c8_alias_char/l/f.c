int f(int *p, char *q) { *p = 1; *q = 2; return *p; }
