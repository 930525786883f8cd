// claim:  triangle
// assume: left.n < 60000
// truth:  equivalent
// why:    the sum of the first numbers
unsigned triangle(unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 1; i <= n; i++)
        sum += i;
    return sum;
}
