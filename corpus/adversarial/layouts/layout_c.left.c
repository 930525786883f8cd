// claim:  dif
// truth:  equivalent
// today:  unknown
// why:    the members have other places, and whoever compiles both sees no difference
struct S { int a; short c; int b; };
int dif(const struct S *s) { return s->a - s->b + s->c; }
