// claim:  prefix --no-alias
// truth:  different
// today:  unknown
// why:    the mark must be set with the sum so far, and not with the whole one
void prefix(const int *in, int *out, int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
        sum += in[i];
        out[i] = sum;
    }
}
