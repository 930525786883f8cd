// claim: even_places
// truth: different
// why:   step two begins at the wrong place when the count is odd
unsigned even_places(const unsigned *a, unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++)
        if (i % 2 == 0)
            sum += a[i];
    return sum;
}
