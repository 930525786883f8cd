// claim: isqrt
// truth: equivalent
// today: unknown
// why:   a digit-by-digit square root
#include <stddef.h>
#include <stdint.h>


uint32_t isqrt(uint32_t n) {
    uint32_t root = 0;
    for (uint32_t bit = 1u << 15; bit; bit >>= 1) {
        uint32_t trial = root | bit;
        if ((uint64_t)trial * trial <= n)
            root = trial;
    }
    return root;
}
