#include <stddef.h>
void scale(unsigned *a, size_t n, unsigned by) {
    while (n-- > 0)
        a[n] = a[n] * by + 1;
}
