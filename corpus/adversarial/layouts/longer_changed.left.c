// claim:  twice
// truth:  different
// why:    a structure became longer, and what is computed of one of its members is another number
struct S { int a; int b; };
int twice(const struct S *s) { return s->b * 2; }
