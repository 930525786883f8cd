struct S { int a; int b; };
int f(struct S *s, int *q) { s->b = 1; *q = 2; return 1; }
