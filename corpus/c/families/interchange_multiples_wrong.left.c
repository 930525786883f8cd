// claim:  multiples
// truth:  different
// why:    rows of five that are four apart: the last column of a row and the first of the next are one cell, and another one wins
#include <stdint.h>
void multiples(uint32_t *table, uint16_t rows) {
    for (uint32_t r = 0; r < rows; r++)
        for (uint32_t c = 0; c < 5; c++)
            table[4 * r + c] = r * (c + 1);
}
