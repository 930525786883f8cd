// claim: copy
// truth: equivalent
// math:  equivalent
// why:   words copied through a counter, or until the difference of two pointers is the length
void copy(int *dst, const int *src, int n) {
    int i = 0;
    while (i < n) {
        dst[i] = src[i];
        i++;
    }
}
