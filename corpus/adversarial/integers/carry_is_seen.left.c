// claim: carries
// truth: equivalent
// why:   both say that a sum wraps around, which no sum of integers does
int carries(unsigned a, unsigned b) {
    return a + b < a;
}
