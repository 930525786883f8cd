#include <stddef.h>
#include <stdint.h>

void exchange(uint32_t *v, size_t n, size_t i, size_t j) {
    if (i >= n || j >= n)
        return;
    v[i] ^= v[j];
    v[j] ^= v[i];
    v[i] ^= v[j];
}
