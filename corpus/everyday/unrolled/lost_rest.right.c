#include <stddef.h>
#include <stdint.h>

uint32_t total(const uint32_t *a, size_t n) {
    uint32_t sum = 0;
    size_t i = 0;
    for (; i + 3 <= n; i += 3)
        sum += a[i] + a[i + 1] + a[i + 2];
    if (i < n)
        sum += a[i];
    return sum;
}
