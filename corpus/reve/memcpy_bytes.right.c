void copy(char *dst, const char *src, int n) {
    int i = 0;
    while (i != n && i < n) {
        *(dst + i) = *(src + i);
        i++;
    }
}
