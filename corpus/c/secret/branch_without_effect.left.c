// claim: twice --secret key
// truth: equivalent
// why:   a branch on the key whose two ways compute the same: no result tells
unsigned twice(unsigned x, unsigned key) {
    unsigned r;
    if (key & 1)
        r = x * 2;
    else
        r = x + x;
    return r;
}
