// claim:  total
// truth:  equivalent
// today:  unknown
// why:    the next structure of an array is further away where structures are longer, for the caller as well
struct S { int a; };
int total(const struct S *s, int n) { int t = 0; for (int i = 0; i < n && i < 3; i++) t += s[i].a; return t; }
