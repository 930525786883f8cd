// claim: copy --no-alias
// truth: equivalent
// assume: left.n >= 0
// why:   forwards and backwards
void copy(int *dst, const int *src, int n) {
    for (int i = 0; i < n; i++)
        dst[i] = src[i];
}
