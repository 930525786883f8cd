int f(int **p) { *p[0] = 1; *p[1] = 2; return *p[0]; }
