// claim:  offsets
// truth:  equivalent
// time:   60s
// why:    a multiplication in every round against an addition
void offsets(int *out, int n, int stride, int base) {
    for (int i = 0; i < n; i++)
        out[i] = base + i * stride;
}
