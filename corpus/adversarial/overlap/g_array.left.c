// claim:  add
// truth:  different
// why:    the structure may lie in an array of numbers that is used as memory
struct acc { int total; int n; };
int pool[8];
void add(struct acc *a, int x) { a->n = x; pool[1] = 2; }
