// claim:  add
// truth:  different
// why:    the number may be the first member of a longer structure
struct acc { int n; };
int count;
void add(struct acc *a, int x) { a->n = x; count = 2; }
