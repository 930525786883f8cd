// claim:  moments
// truth:  equivalent
// today:  unknown
// why:    sum and sum of squares, in one loop or one after the other
unsigned moments(const unsigned *a, unsigned n) {
    unsigned sum = 0, squares = 0;
    for (unsigned i = 0; i < n; i++) {
        sum += a[i];
        squares += a[i] * a[i];
    }
    return n * squares - sum * sum;
}
