struct acc { int total; int n; };
struct all { int k; struct acc one; } all;
void add(struct acc *a, int x) { all.one.n = 2; a->n = x; }
