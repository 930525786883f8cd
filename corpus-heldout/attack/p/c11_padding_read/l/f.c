struct S { char a; int b; };
int f(struct S *x, char *p) { x->a = 1; return p[1]; }
