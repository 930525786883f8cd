// claim:  put
// truth:  different
// why:    members of structures in an array, where one is written through another's place
struct p { int a[2]; int b; };
struct p all[3];
int put(unsigned i, unsigned j, int x) { if (i > 2 || j > 1) return 0; all[i].b = 5; all[i].a[j] = x; return all[i].b; }
