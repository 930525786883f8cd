// claim: dot
// truth: equivalent
// why:   a dot product in pairs against zip, over equal lengths
#include <stddef.h>
#include <stdint.h>

uint32_t dot(const uint32_t *a, size_t n, const uint32_t *b, size_t m) {
    if (m < n)
        n = m;
    uint32_t sum = 0;
    size_t i = 0;
    for (; i + 2 <= n; i += 2)
        sum += a[i] * b[i] + a[i + 1] * b[i + 1];
    if (i < n)
        sum += a[i] * b[i];
    return sum;
}
