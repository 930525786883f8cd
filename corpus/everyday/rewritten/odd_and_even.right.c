unsigned digest(const unsigned *v, unsigned n) {
    unsigned odd = 0;
    for (unsigned i = 0; i < n; i++)
        odd += v[i] & 1;
    unsigned even = 0;
    for (unsigned i = 0; i < n; i++)
        if (v[i] % 2 == 0)
            even += v[i];
    return odd + 31 * even;
}
