// claim: next
// truth: different
// why:   one less than the square of the next number, except that it is not
unsigned next(unsigned i) {
    return (i + 1) * (i + 1) - 1;
}
