// claim:  multiples
// truth:  equivalent
// today:  unknown
// why:    a table of five columns, each value made of its row and column, by rows or by columns
#include <stdint.h>
void multiples(uint32_t *table, uint16_t rows) {
    for (uint32_t r = 0; r < rows; r++)
        for (uint32_t c = 0; c < 5; c++)
            table[5 * r + c] = r * (c + 1);
}
