// claim:  low_bits
// truth:  different
// today:  unknown
// why:    a variable of type int is at a multiple of four, not of sixteen
unsigned low_bits(void) {
    return 0;
}
