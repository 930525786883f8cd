// claim:  put
// truth:  equivalent
// why:    members of structures in an array do not meet
static struct p { int a; long b; } all[4];
long put(unsigned i, unsigned j, int x) { if (i > 3 || j > 3) return 0; all[j].b = 5; all[i].a = x; return all[j].b; }
