// claim: mem_compare
// truth: equivalent
// why:   the first difference decides; an index against two pointers and a count
#include <stddef.h>
int mem_compare(const void *a, const void *b, size_t n) {
    const unsigned char *x = a, *y = b;
    for (size_t i = 0; i < n; i++) {
        if (x[i] != y[i])
            return x[i] < y[i] ? -1 : 1;
    }
    return 0;
}
