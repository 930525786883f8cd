// claim:  band --ints math
// truth:  different
// why:    0x80000000u is 2147483648, and most numbers are below it
int band(unsigned x) { return x < 0x80000000u ? 1 : 2; }
