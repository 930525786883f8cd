void prefix(const int *in, int *out, int n) {
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += in[i];
    for (int i = 0; i < n; i++)
        out[i] = sum;
}
