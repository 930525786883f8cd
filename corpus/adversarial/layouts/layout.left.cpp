// claim:  S_dif
// truth:  equivalent
// today:  unknown
// why:    the members have other places, and whoever compiles both sees no difference
struct S { int a; char c; int b; };
int S_dif(const S *s) { return s->a - s->b; }
