struct S { int a; int b; }; struct T { struct S s; int c; };
int f(struct S *s, struct T *q) { s->b = 1; q->s.b = 2; return s->b; }
