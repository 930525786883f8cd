// claim: added
// truth: equivalent
// rests: evaluation-order
// why:   C gives two steps in one expression no meaning, and with the other operand first the sum is the same only by luck
int added(int i) { return 2 * i + 1; }
