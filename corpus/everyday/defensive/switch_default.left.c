// claim:  tally
// truth:  equivalent
// why:    a switch reports what cannot happen
unsigned tally(const unsigned char *p, unsigned n) {
    unsigned s = 0;
    for (unsigned i = 0; i < n; i++)
        s += p[i] & 3;
    return s;
}
