int f(int **p, char **q) { static int x; *p = &x; *q = 0; return *p == &x; }
