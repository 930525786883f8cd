// claim: sum
// truth: equivalent
// math:  equivalent
// why:   an accumulator that starts at zero: the coupling has to be guessed
int sum(int n) { return n <= 0 ? 0 : n + sum(n - 1); }
