unsigned fold_two(const unsigned *v, unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += v[i];
    unsigned sums = 0;
    for (unsigned i = 0; i < n; i++)
        sums ^= sum * 5;
    return sum ^ (sums << 7);
}
