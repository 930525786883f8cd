// claim: distance
// truth: equivalent
// why:   a comparison against a mask of signs
unsigned distance(int a, int b) {
    return a > b ? (unsigned)a - (unsigned)b : (unsigned)b - (unsigned)a;
}
