// claim:  low --ints math
// truth:  equivalent
// why:    a narrowing conversion keeps the low bits, as the mask does
int low(int x) { return (unsigned char)x; }
