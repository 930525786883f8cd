// claim: scale --no-alias
// truth: equivalent
// why:   in place by twos with a rest loop
#include <stddef.h>
#include <stdint.h>

void scale(uint32_t *a, size_t n, uint32_t k) {
    for (size_t i = 0; i < n; i++)
        a[i] *= k;
}
