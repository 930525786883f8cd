// claim:  scale
// truth:  different
// why:    each value takes up the one before it, which is the new one only from the front
#include <stddef.h>
void scale(unsigned *a, size_t n, unsigned by) {
    for (size_t i = 1; i < n; i++)
        a[i] = a[i - 1] * by + 1;
}
