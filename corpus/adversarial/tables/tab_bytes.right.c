static struct p { int a; int b; } all[4];
int put(unsigned i, unsigned k, unsigned char x) { if (i > 3 || k > 31) return 0; ((unsigned char *)all)[k] = x; all[i].b = 5; return 5; }
