// claim:  squares
// truth:  equivalent
// why:    squares by adding odd numbers
unsigned squares(unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum ^= i * i;
    return sum;
}
