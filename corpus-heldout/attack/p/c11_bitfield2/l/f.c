struct S { unsigned a : 3; unsigned b : 5; };
int f(struct S *s, int x) { s->a = x; return s->a; }
