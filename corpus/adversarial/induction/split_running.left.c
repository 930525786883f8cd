// claim:  fold_two
// truth:  different
// why:    the second result adds up the first as it grows, and not as it is in the end
unsigned fold_two(const unsigned *v, unsigned n) {
    unsigned sum = 0, sums = 0;
    for (unsigned i = 0; i < n; i++) {
        sum += v[i];
        sums ^= sum * 5;
    }
    return sum ^ (sums << 7);
}
