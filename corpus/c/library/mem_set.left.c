// claim: mem_set
// truth: equivalent
// why:   an index against a pointer that runs up to the end
#include <stddef.h>
void *mem_set(void *dst, int value, size_t n) {
    unsigned char *d = dst;
    for (size_t i = 0; i < n; i++)
        d[i] = (unsigned char)value;
    return dst;
}
