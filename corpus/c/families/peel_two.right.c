void smooth(const int *in, int *out, int n) {
    if (n < 1)
        return;
    out[0] = 2 * in[0];
    for (int i = 1; i < n; i++)
        out[i] = in[i - 1] + 2 * in[i];
}
