// claim: average_up
// truth: equivalent
// why:   without overflow by bits against wide numbers
#include <stdint.h>

uint32_t average_up(uint32_t a, uint32_t b) {
    return (uint32_t)(((uint64_t)a + b + 1) / 2);
}
