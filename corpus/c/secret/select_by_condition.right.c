unsigned choose(unsigned key, unsigned a, unsigned b) {
    return key & 1 ? a : b;
}
