struct S { int a : 3; unsigned b : 5; };
int f(struct S *s) { s->a = 5; return s->a; }
