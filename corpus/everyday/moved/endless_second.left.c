// claim: paced
// truth: different
// today: unknown
// why: for some steps only one of the loops ends
unsigned paced(const unsigned *table, unsigned step) {
    unsigned x = 1;
    while (x != 0)
        x += step;
    return table[x];
}
