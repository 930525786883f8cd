struct acc { long total; int n; };
int count;
void add(struct acc *a, int x) { int c = count + 1; count = c; a->total += c; a->n = x; }
