unsigned until_zero(const unsigned *v, unsigned n) {
    unsigned sum = 0, mixed = 0;
    for (unsigned i = 0; i < n; i++) {
        if (v[i] == 0)
            break;
        sum += v[i];
    }
    for (unsigned i = 0; i < n; i++)
        mixed ^= v[i];
    return sum * mixed;
}
