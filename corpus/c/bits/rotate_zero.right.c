unsigned rotate(unsigned x, unsigned n) {
    n &= 31;
    return x << n | x >> (32 - n);
}
