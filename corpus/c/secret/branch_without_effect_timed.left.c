// claim: twice --secret key --constant-time
// truth: different
// why:   the same: which way is taken depends on the key, though if-conversion would hide it
unsigned twice(unsigned x, unsigned key) {
    unsigned r;
    if (key & 1)
        r = x * 2;
    else
        r = x + x;
    return r;
}
