struct S { short c; int a; int b; };
int dif(const struct S *s) { return s->a - s->b + s->c; }
