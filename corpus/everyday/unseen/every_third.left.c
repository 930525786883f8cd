// claim: every_third
// truth: equivalent
// why:   a test of the remainder in each round against step three
unsigned every_third(const unsigned *a, unsigned n) {
    unsigned sum = 0;
    if (n > 1000000)
        return 0;
    for (unsigned i = 0; i < n; i++)
        if (i % 3 == 0)
            sum ^= a[i];
    return sum;
}
