// claim: next_power
// truth: equivalent
// why:   bits smeared to the right in two ways
#include <stddef.h>
#include <stdint.h>


uint32_t next_power(uint32_t n) {
    n--;
    n |= n >> 1;
    n |= n >> 2;
    n |= n >> 4;
    n |= n >> 8;
    n |= n >> 16;
    return n + 1;
}
