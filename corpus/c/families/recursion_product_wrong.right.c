unsigned product(const unsigned *a, unsigned n) {
    unsigned result = 1;
    for (unsigned i = 0; i < n && (i < 2 || result != 1); i++)
        result *= a[i];
    return result;
}
