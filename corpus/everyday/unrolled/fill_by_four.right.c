#include <stddef.h>
#include <stdint.h>

void fill(uint32_t *row, size_t width, uint32_t colour) {
    while (width >= 4) {
        row[0] = colour;
        row[1] = colour;
        row[2] = colour;
        row[3] = colour;
        row += 4;
        width -= 4;
    }
    while (width-- > 0)
        *row++ = colour;
}
