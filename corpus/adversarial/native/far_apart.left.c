// claim:  digest
// truth:  different
// why:    one value of 2^32 is treated differently, and both sides need a while to get there
unsigned digest(unsigned x) {
    unsigned h = x;
    for (int i = 0; i < 1000; i++) h = h * 5u + 1u;
    return h ^ x;
}
