// claim: base64_length
// truth: equivalent
// why:   rounding up in wide numbers against a test of the rest
#include <stdint.h>

uint64_t base64_length(uint32_t n) {
    return ((uint64_t)n + 2) / 3 * 4;
}
