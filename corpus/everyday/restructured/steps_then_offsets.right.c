void prepare(int *v, unsigned n, int shift) {
    for (unsigned i = 0; i < n; i++)
        v[i] = v[i] / 2;
    for (unsigned i = 0; i < n; i++)
        v[i] = v[i] + shift;
}
