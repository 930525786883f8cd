struct acc { int n; int m; };
int count;
void add(struct acc *a, int x) { count = 2; a->n = x; }
