unsigned every_third(const unsigned *a, unsigned n) {
    unsigned sum = 0;
    if (n > 1000000)
        return 0;
    for (unsigned i = 0; i < n; i += 3)
        sum ^= a[i];
    return sum;
}
