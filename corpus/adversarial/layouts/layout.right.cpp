struct S { int b; char c; int a; };
int S_dif(const S *s) { return s->a - s->b; }
