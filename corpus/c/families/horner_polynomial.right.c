unsigned evaluate(const unsigned *c, int n, unsigned x) {
    unsigned value = 0;
    for (int i = n - 1; i >= 0; i--)
        value = value * x + c[i];
    return value;
}
