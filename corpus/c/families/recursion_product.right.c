unsigned product(const unsigned *a, unsigned n) {
    unsigned result = 1;
    for (unsigned i = 0; i < n; i++)
        result *= a[i];
    return result;
}
