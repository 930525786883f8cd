extern char name[];
int f(int i) { return name[i]; }
