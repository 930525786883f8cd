// claim: q16_mul
// truth: different
// why:   a division rounds towards zero, a shift downwards
#include <stdint.h>

int32_t q16_mul(int32_t a, int32_t b) {
    return (int32_t)(((int64_t)a * b) >> 16);
}
