// claim:  rounded
// truth:  different
// why:    the port counts the half before the sum can wrap
unsigned rounded(unsigned value, unsigned shift) {
    if (shift == 0 || shift > 31) return value;
    return (value + (1u << (shift - 1))) >> shift;
}
