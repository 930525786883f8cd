// claim:  tally
// truth:  different
// why:    the switch has no case of three, and the value is reported instead
unsigned tally(const unsigned char *p, unsigned n) {
    unsigned s = 0;
    for (unsigned i = 0; i < n; i++)
        s += p[i] & 3;
    return s;
}
