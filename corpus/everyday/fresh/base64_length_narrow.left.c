// claim: base64_length
// truth: different
// why:   rounding up wraps for lengths just below the top
#include <stdint.h>

uint64_t base64_length(uint32_t n) {
    return (uint64_t)((n + 2) / 3) * 4;
}
