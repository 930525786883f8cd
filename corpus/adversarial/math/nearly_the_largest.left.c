// claim:  near_end --ints math
// truth:  different
// why:    only the last numbers are above the bound
int near_end(unsigned long long x) { return x > 0xffffffffffffff00ull; }
