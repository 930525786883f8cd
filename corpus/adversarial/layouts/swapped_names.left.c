// claim:  first
// truth:  different
// today:  unknown
// why:    the members change places, and the right version reads the other one at the same byte: callers that are compiled with it see another value
struct S { int a; int b; };
int first(const struct S *s) { return s->a; }
