// claim:  multiply
// truth:  equivalent
// today:  unknown
// why:    doubling and halving against the product
unsigned multiply(unsigned a, unsigned b) {
    return a * b;
}
