// claim: parity --secret key
// truth: different
// why:   the same file twice, and the result is a bit of the key: that the code is the same proves nothing
unsigned parity(unsigned key) {
    key ^= key >> 16;
    key ^= key >> 8;
    key ^= key >> 4;
    key ^= key >> 2;
    key ^= key >> 1;
    return key & 1;
}
