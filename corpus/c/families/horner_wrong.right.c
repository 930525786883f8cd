unsigned evaluate(const unsigned *c, int n, unsigned x) {
    unsigned value = 0;
    for (int i = 0; i < n; i++)
        value = value * x + c[i];
    return value;
}
