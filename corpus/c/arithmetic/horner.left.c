// claim: evaluate
// truth: equivalent
// why:   powers against Horner's rule, for a polynomial of degree three
int evaluate(const int *c, int x) { return c[0] + c[1] * x + c[2] * x * x + c[3] * x * x * x; }
