// claim:  table
// truth:  equivalent
// today:  unknown
// why:    a row of a multiplication table by a product, or by adding, two at a time
#include <stddef.h>
#include <stdint.h>

void table(uint32_t *row, size_t n, uint32_t of) {
    for (size_t i = 0; i < n; i++)
        row[i] = (uint32_t)i * of;
}
