// claim: absolute
// truth: equivalent
// why:   a sign mask against a condition
#include <stddef.h>
#include <stdint.h>


uint32_t absolute(int32_t x) {
    return x < 0 ? 0u - (uint32_t)x : (uint32_t)x;
}
