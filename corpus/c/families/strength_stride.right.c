void offsets(int *out, int n, int stride, int base) {
    int at = base;
    for (int i = 0; i < n; i++) {
        out[i] = at;
        at += stride;
    }
}
