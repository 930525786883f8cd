// claim: rotate
// truth: different
// why:   a rotation by zero shifts by the whole width, which is undefined
unsigned rotate(unsigned x, unsigned n) {
    n &= 31;
    return n == 0 ? x : x << n | x >> (32 - n);
}
