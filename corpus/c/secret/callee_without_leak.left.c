// claim: use --secret key --constant-time --secret-result
// truth: equivalent
// why:   a function is called, with branches on what is public
static unsigned rotated(unsigned x, unsigned by) {
    if (by == 0)
        return x;
    return x << (by & 31) | x >> ((32 - by) & 31);
}
unsigned use(unsigned key, unsigned x, unsigned by) {
    return rotated(key, by) ^ x;
}
