// claim: use --secret key --constant-time
// truth: different
// why:   the branch is in a function that is called
static unsigned bit_length(unsigned x) {
    unsigned n = 0;
    while (x) {
        x >>= 1;
        n++;
    }
    return n;
}
unsigned use(unsigned key, unsigned x) {
    return x + (bit_length(key & 255) & 0);
}
