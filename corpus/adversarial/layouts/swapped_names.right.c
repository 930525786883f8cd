struct S { int b; int a; };
int first(const struct S *s) { return s->b; }
