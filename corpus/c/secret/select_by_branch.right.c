unsigned choose(unsigned key, unsigned a, unsigned b) {
    if (key & 1)
        return a;
    return b;
}
