// claim: q16_mul
// truth: equivalent
// why:   half is added before the shift, against the highest bit that was lost
#include <stdint.h>

int32_t q16_mul(int32_t a, int32_t b) {
    int64_t product = (int64_t)a * b;
    return (int32_t)((product + 0x8000) >> 16);
}
