// claim: choose --secret key --constant-time --secret-result
// truth: different
// why:   a conditional expression is a branch in the program as it is compiled without optimisation
unsigned choose(unsigned key, unsigned a, unsigned b) {
    return key & 1 ? a : b;
}
