struct S { char a; int b; };
int f(struct S *x, struct S *y) { return x->a == y->a && x->b == y->b; }
