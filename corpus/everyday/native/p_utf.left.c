// claim:  is_cont
// truth:  equivalent
// why:    the bytes of a character after its first
int is_cont(unsigned char b) { return b >= 0x80 && b <= 0xbf; }
