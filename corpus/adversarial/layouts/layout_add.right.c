struct S { int a; int b; int more; };
int dif(const struct S *s) { return s->a - s->b; }
