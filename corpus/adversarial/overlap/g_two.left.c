// claim:  add
// truth:  equivalent
// why:    a structure of two numbers is not where a single number is
struct acc { int n; int m; };
int count;
void add(struct acc *a, int x) { a->n = x; count = 2; }
