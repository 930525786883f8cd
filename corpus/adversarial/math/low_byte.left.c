// claim:  low --ints math
// truth:  different
// why:    300 is 44 in a byte
int low(int x) { return (unsigned char)x; }
