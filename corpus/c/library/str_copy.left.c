// claim: str_copy
// truth: equivalent
// why:   the copy is the test of the loop, or the end is written afterwards
char *str_copy(char *dst, const char *src) {
    char *d = dst;
    while ((*d++ = *src++))
        ;
    return dst;
}
