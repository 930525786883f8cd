#include <stdint.h>

int32_t q16_mul(int32_t a, int32_t b) {
    return (int32_t)(((int64_t)a * b) / 65536);
}
