// claim: rotate
// truth: equivalent
// why:   the count is masked, or a count of nothing is a case of its own
#include <stdint.h>
uint32_t rotate(uint32_t x, unsigned n) {
    n &= 31;
    return (x << n) | (x >> ((32 - n) & 31));
}
