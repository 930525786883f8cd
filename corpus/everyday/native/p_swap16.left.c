// claim:  swap16
// truth:  equivalent
// why:    the bytes of a number turned round
unsigned short swap16(unsigned short x) { return (unsigned short)(x << 8 | x >> 8); }
