struct S { int a[2]; };
int f(struct S *s, struct S *t, int i) { s->a[0] = 1; t->a[i & 1] = 2; return s->a[0]; }
