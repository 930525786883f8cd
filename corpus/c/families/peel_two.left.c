// claim:  smooth --no-alias
// truth:  equivalent
// why:    the first place has no neighbour before it; it is written outside of the loop
void smooth(const int *in, int *out, int n) {
    for (int i = 0; i < n; i++) {
        int before = i > 0 ? in[i - 1] : 0;
        out[i] = before + 2 * in[i];
    }
}
