// claim:  split --no-alias
// truth:  equivalent
// time:   60s
// why:    two arrays are written, in one loop or in two
void split(const int *in, int *high, int *low, int n) {
    for (int i = 0; i < n; i++) {
        high[i] = in[i] >> 8;
        low[i] = in[i] & 255;
    }
}
