// claim: copy
// truth: equivalent
// why:   bytes copied through a counter and through an end pointer
void copy(char *dst, const char *src, int n) {
    for (int i = 0; i < n; i++)
        dst[i] = src[i];
}
