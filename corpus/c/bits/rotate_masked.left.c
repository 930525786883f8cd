// claim: rotate
// truth: equivalent
// why:   a special case for zero against a masked count
unsigned rotate(unsigned x, unsigned n) {
    n %= 32;
    return n == 0 ? x : x << n | x >> (32 - n);
}
