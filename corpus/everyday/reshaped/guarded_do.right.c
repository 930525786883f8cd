#include <stddef.h>
#include <stdint.h>

uint32_t product(const uint32_t *f, size_t n) {
    uint32_t p = 1;
    if (n != 0) {
        size_t i = 0;
        do {
            p *= f[i];
        } while (++i != n);
    }
    return p;
}
