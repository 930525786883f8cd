#include <stddef.h>
#include <stdint.h>

void table(uint32_t *row, size_t n, uint32_t of) {
    size_t i = 0;
    uint32_t v = 0;
    for (; i + 2 <= n; i += 2) {
        row[i] = v;
        row[i + 1] = v + of;
        v += 2 * of;
    }
    if (i < n)
        row[i] = v;
}
