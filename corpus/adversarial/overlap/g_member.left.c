// claim:  add
// truth:  different
// why:    the structure may be part of a public structure
struct acc { int total; int n; };
struct all { int k; struct acc one; } all;
void add(struct acc *a, int x) { a->n = x; all.one.n = 2; }
