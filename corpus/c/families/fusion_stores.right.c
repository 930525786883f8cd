void split(const int *in, int *high, int *low, int n) {
    for (int i = 0; i < n; i++)
        high[i] = in[i] >> 8;
    for (int i = 0; i < n; i++)
        low[i] = in[i] & 255;
}
