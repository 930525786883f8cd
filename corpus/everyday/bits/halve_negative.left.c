// claim: halve
// truth: different
// why:   a shift rounds down, a division towards zero
int halve(int n) { return n / 2; }
