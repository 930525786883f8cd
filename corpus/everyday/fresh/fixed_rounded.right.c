#include <stdint.h>

int32_t q16_mul(int32_t a, int32_t b) {
    int64_t product = (int64_t)b * a;
    int64_t whole = product >> 16;
    int64_t half = product >> 15 & 1;
    return (int32_t)(whole + half);
}
