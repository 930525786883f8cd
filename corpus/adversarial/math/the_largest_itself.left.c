// claim:  is_last --ints math
// truth:  different
// today:  unknown
// why:    4294967295 is an unsigned number like any other
int is_last(unsigned x) { return x == 0xffffffffu; }
