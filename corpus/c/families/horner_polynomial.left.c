// claim:  evaluate
// assume: left.n >= 0
// truth:  equivalent
// today:  unknown
// why:    a growing power from the lowest coefficient, Horner from the highest
unsigned evaluate(const unsigned *c, int n, unsigned x) {
    unsigned value = 0, power = 1;
    for (int i = 0; i < n; i++) {
        value += c[i] * power;
        power *= x;
    }
    return value;
}
