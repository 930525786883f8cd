unsigned checksum(unsigned a, unsigned b) { return a ^ b; }

unsigned half(unsigned x) { return x >> 1; }
