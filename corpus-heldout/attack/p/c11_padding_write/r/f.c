struct S { char a; int b; };
void f(struct S *x) { x->a = 0; x->b = 0; }
