// claim: mem_copy
// truth: equivalent
// why:   an index that counts up against two pointers and a count that goes down
#include <stddef.h>
void *mem_copy(void *dst, const void *src, size_t n) {
    unsigned char *d = dst;
    const unsigned char *s = src;
    for (size_t i = 0; i < n; i++)
        d[i] = s[i];
    return dst;
}
