// claim:  until_zero
// truth:  different
// why:    the second loop goes on behind the zero at which the first one ends
unsigned until_zero(const unsigned *v, unsigned n) {
    unsigned sum = 0, mixed = 0;
    for (unsigned i = 0; i < n; i++) {
        if (v[i] == 0)
            break;
        sum += v[i];
        mixed ^= v[i];
    }
    return sum * mixed;
}
