// claim: is_power_of_two
// truth: different
// why:   zero is no power of two, but has no bit left either
int is_power_of_two(unsigned x) { return x != 0 && (x & (x - 1)) == 0; }
