// claim:  stones
// truth:  equivalent
// today:  unknown
// why:    a sum of 1, 4, 7, ... in closed form; 64 bits are enough before it is halved
#include <stdint.h>
uint32_t stones(uint32_t rows) {
    uint32_t total = 0, row = 1;
    for (uint32_t i = 0; i < rows; i++) {
        total += row;
        row += 3;
    }
    return total;
}
