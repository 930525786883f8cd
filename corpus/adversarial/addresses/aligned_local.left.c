// claim:  low_bits
// truth:  equivalent
// today:  unknown
// why:    a variable of type int is at a multiple of four
unsigned low_bits(void) {
    return 0;
}
