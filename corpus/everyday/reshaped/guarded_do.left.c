// claim: product
// truth: equivalent
// why:   a while loop against a guarded do loop
#include <stddef.h>
#include <stdint.h>

uint32_t product(const uint32_t *f, size_t n) {
    uint32_t p = 1;
    size_t i = 0;
    while (i < n) {
        p *= f[i];
        i++;
    }
    return p;
}
