// claim: parity
// truth: equivalent
// why:   bits folded against a multiplication
#include <stddef.h>
#include <stdint.h>


int parity(uint32_t x) {
    x ^= x >> 16;
    x ^= x >> 8;
    x ^= x >> 4;
    x ^= x >> 2;
    x ^= x >> 1;
    return x & 1;
}
