// claim:  swap_in --no-alias
// truth:  equivalent
// why:    the two bytes are different ones
void swap_in(unsigned char *a, unsigned char *b) {
    *a ^= *b;
    *b ^= *a;
    *a ^= *b;
}
