unsigned parity(unsigned key) {
    key ^= key >> 16;
    key ^= key >> 8;
    key ^= key >> 4;
    key ^= key >> 2;
    key ^= key >> 1;
    return key & 1;
}
