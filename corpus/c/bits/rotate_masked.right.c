unsigned rotate(unsigned x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }
