int g; int *gp;
int f(int *p) { *p = 1; *gp = 2; return 1; }
