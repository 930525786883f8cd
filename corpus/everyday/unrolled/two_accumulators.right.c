#include <stddef.h>
#include <stdint.h>

uint32_t total(const uint32_t *a, size_t n) {
    uint32_t even = 0, odd = 0;
    size_t i;
    for (i = 0; i + 1 < n; i += 2) {
        even += a[i];
        odd += a[i + 1];
    }
    if (i < n)
        even += a[i];
    return even + odd;
}
