static union u { struct { int lo, hi; } h; long w; } all[2];
long put(unsigned i, unsigned j, int x) { if (i > 1 || j > 1) return 0; all[j].h.hi = x; all[i].w = 7; return 7; }
