void copy(int *dst, const int *src, int n) {
    int i = 0;
    while (i < n) {
        *dst = *src;
        dst++;
        src++;
        i++;
    }
}
