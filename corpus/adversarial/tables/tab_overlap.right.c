struct p { int a[2]; int b; };
struct p all[3];
int put(unsigned i, unsigned j, int x) { if (i > 2 || j > 1) return 0; all[i].a[j] = x; all[i].b = x == 9 ? 6 : 5; return all[i].b; }
