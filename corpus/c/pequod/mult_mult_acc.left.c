// claim: mult_plus mult_acc
// assume: left.y >= 0
// truth: equivalent
// math:  equivalent
// why:   recursion against an accumulator that starts anywhere: ret + a on one side is ret on the other
static int mult(int x, int y) { return y <= 0 ? 0 : x + mult(x, y - 1); }

int mult_plus(int x, int y, int a) { return mult(x, y) + a; }
