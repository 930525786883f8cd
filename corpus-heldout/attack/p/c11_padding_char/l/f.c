struct S { char a; int b; };
void f(struct S *x, char *p) { x->a = 1; }
