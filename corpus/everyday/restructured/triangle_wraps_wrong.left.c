// claim:  triangle
// assume: left.n <= 70000
// truth:  different
// why:    the product wraps around before it is halved
unsigned triangle(unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += i;
    return sum;
}
