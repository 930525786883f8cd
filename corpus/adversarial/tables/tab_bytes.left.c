// claim:  put
// truth:  different
// why:    bytes of one member written through a pointer to bytes
static struct p { int a; int b; } all[4];
int put(unsigned i, unsigned k, unsigned char x) { if (i > 3 || k > 31) return 0; all[i].b = 5; ((unsigned char *)all)[k] = x; return all[i].b; }
