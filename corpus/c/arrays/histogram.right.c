#include <stddef.h>
#include <stdint.h>


void histogram(const uint8_t *data, size_t n, unsigned counts[256]) {
    const uint8_t *p = data;
    while (n > 0) {
        unsigned *slot = &counts[*p];
        *slot = *slot + 1;
        p++;
        n--;
    }
}
