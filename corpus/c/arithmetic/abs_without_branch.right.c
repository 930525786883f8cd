#include <stddef.h>
#include <stdint.h>


uint32_t absolute(int32_t x) {
    int32_t mask = x >> 31;
    return ((uint32_t)x ^ (uint32_t)mask) - (uint32_t)mask;
}
