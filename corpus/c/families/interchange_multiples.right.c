#include <stdint.h>
void multiples(uint32_t *table, uint16_t rows) {
    for (uint32_t c = 0; c < 5; c++)
        for (uint32_t r = 0; r < rows; r++)
            table[5 * r + c] = r * (c + 1);
}
