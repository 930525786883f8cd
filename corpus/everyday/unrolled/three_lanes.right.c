#include <stddef.h>
#include <stdint.h>

uint64_t total(const uint16_t *a, size_t n) {
    uint64_t s0 = 0, s1 = 0, s2 = 0;
    size_t i = 0, whole = n - n % 3;
    for (; i < whole; i += 3) {
        s0 += a[i];
        s1 += a[i + 1];
        s2 += a[i + 2];
    }
    for (; i < n; i++)
        s0 += a[i];
    return s0 + s1 + s2;
}
