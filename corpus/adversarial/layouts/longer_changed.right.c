struct S { int a; int b; int c; };
int twice(const struct S *s) { return s->b * 2 + (s->a == 7); }
