// claim:  offsets
// truth:  different
// why:    the address is advanced before it is used
void offsets(int *out, int n, int stride, int base) {
    for (int i = 0; i < n; i++)
        out[i] = base + i * stride;
}
