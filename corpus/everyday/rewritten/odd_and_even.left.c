// claim:  digest
// truth:  equivalent
// why:    how many are odd, and the sum of the others: in one loop or in two
unsigned digest(const unsigned *v, unsigned n) {
    unsigned odd = 0, even = 0;
    for (unsigned i = 0; i < n; i++) {
        if (v[i] & 1)
            odd++;
        else
            even += v[i];
    }
    return even * 31 + odd;
}
