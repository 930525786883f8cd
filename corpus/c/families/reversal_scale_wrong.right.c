#include <stddef.h>
void scale(unsigned *a, size_t n, unsigned by) {
    while (n-- > 1)
        a[n] = a[n - 1] * by + 1;
}
