void copy(int *dst, const int *src, int n) {
    for (int i = n - 1; i >= 0; i--)
        dst[i] = src[i];
}
