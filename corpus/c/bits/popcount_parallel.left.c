// claim: popcount
// truth: equivalent
// today: unknown
// why:   a table of nibbles against counting in parallel fields
int popcount(unsigned x) {
    static const unsigned char bits[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    return bits[x & 15] + bits[x >> 4 & 15] + bits[x >> 8 & 15] + bits[x >> 12 & 15] + bits[x >> 16 & 15] +
           bits[x >> 20 & 15] + bits[x >> 24 & 15] + bits[x >> 28];
}
