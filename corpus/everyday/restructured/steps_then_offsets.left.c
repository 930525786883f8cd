// claim:  prepare
// truth:  equivalent
// time:   60s
// why:    one loop that computes and shifts, or one after the other over the same cells
void prepare(int *v, unsigned n, int shift) {
    for (unsigned i = 0; i < n; i++) {
        int t = v[i] / 2;
        v[i] = t + shift;
    }
}
