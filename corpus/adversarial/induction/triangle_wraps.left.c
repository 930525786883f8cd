// claim: triangle
// truth: different
// why:   the product wraps around from 65536 on, the sum does not
unsigned triangle(unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 1; i <= n && i != 0; i++)
        sum += i;
    return sum;
}
