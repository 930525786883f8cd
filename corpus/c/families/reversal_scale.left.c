// claim:  scale
// truth:  equivalent
// why:    each value by itself, from the front or from the back
#include <stddef.h>
void scale(unsigned *a, size_t n, unsigned by) {
    for (size_t i = 0; i < n; i++)
        a[i] = a[i] * by + 1;
}
