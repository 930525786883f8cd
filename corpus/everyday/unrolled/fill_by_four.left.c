// claim: fill
// truth: equivalent
// today: unknown
// why:   writes four at a time
#include <stddef.h>
#include <stdint.h>

void fill(uint32_t *row, size_t width, uint32_t colour) {
    for (size_t x = 0; x < width; x++)
        row[x] = colour;
}
