// claim: average
// truth: different
// why:   the sum of two numbers does not fit
unsigned average(unsigned a, unsigned b) { return (unsigned)(((unsigned long)a + b) / 2); }
