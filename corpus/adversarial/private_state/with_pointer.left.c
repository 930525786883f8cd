// claim:  add
// truth:  different
// why:    a caller sees it with add(p, 1); sum()

static int total;
void add(const int *p, int n) { for (int i = 0; i < n; i++) total += p[i]; }
int sum(void) { return total; }
