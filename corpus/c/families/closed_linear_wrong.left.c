// claim:  triangle
// assume: left.n < 60000
// truth:  different
// why:    one too few
unsigned triangle(unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 1; i <= n; i++)
        sum += i;
    return sum;
}
