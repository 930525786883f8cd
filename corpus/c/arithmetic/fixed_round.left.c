// claim: to_int
// truth: different
// why:   a division rounds negative numbers towards zero, a shift downwards
int to_int(int fixed) { return (fixed + 128) >> 8; }
