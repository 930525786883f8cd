void copy(int *dst, const int *src, int n) {
    const int *start = src;
    while (src - start < n) {
        *dst = *src;
        dst++;
        src++;
    }
}
