// claim: average
// truth: equivalent
// why:   the average of two unsigned numbers without a wider type, in two ways
unsigned average(unsigned a, unsigned b) { return (a & b) + ((a ^ b) >> 1); }
