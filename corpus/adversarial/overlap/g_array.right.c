struct acc { int total; int n; };
int pool[8];
void add(struct acc *a, int x) { pool[1] = 2; a->n = x; }
