// claim:  evaluate
// truth:  different
// why:    the coefficients are taken from the wrong end
unsigned evaluate(const unsigned *c, int n, unsigned x) {
    unsigned value = 0, power = 1;
    for (int i = 0; i < n; i++) {
        value += c[i] * power;
        power *= x;
    }
    return value;
}
