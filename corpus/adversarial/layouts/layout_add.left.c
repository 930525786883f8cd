// claim:  dif
// truth:  equivalent
// why:    a member more at the end
struct S { int a; int b; };
int dif(const struct S *s) { return s->a - s->b; }
