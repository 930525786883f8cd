static struct p { int a; long b; } all[4];
long put(unsigned i, unsigned j, int x) { if (i > 3 || j > 3) return 0; all[i].a = x; all[j].b = 5; return 5; }
