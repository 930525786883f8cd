// claim: area
// truth: equivalent
// why:   multiplied out, modulo two to the 32
unsigned area(unsigned a, unsigned b) {
    return (a + b) * (a - b);
}
