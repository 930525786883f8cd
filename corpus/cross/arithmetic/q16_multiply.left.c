// claim: multiply
// truth: equivalent
// why:   fixed point with rounding, ported
#include <stddef.h>
#include <stdint.h>


int32_t multiply(int32_t a, int32_t b) {
    int64_t product = (int64_t)a * b;
    return (int32_t)((product + 0x8000) >> 16);
}
