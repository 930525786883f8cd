#include <stddef.h>
#include <stdint.h>

void scale(uint32_t *a, size_t n, uint32_t k) {
    size_t i = 0;
    while (n - i >= 2) {
        a[i] = k * a[i];
        a[i + 1] = k * a[i + 1];
        i += 2;
    }
    if (i < n)
        a[i] *= k;
}
