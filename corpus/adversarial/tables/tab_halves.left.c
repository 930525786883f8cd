// claim:  put
// truth:  different
// why:    a member of eight bytes and one half of it
static union u { struct { int lo, hi; } h; long w; } all[2];
long put(unsigned i, unsigned j, int x) { if (i > 1 || j > 1) return 0; all[i].w = 7; all[j].h.hi = x; return all[i].w; }
