// claim:  add
// truth:  equivalent
// why:    a structure of a caller is not where a number of the file is
struct acc { long total; int n; };
int count;
void add(struct acc *a, int x) { a->n = x; count = count + 1; a->total += count; }
