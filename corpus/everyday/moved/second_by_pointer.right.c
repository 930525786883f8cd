unsigned distance(const unsigned *a, const unsigned *b, unsigned n) {
    unsigned y = 7;
    for (const unsigned *p = b; p != b + n; p++)
        y ^= *p;
    unsigned x = 0;
    for (unsigned i = 0; i < n; i++)
        x = x * 31 + a[i];
    return x - y;
}
