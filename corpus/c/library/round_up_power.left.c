// claim: round_up_power
// truth: equivalent
// why:   smearing the highest bit against counting its place by halves
#include <stdint.h>
uint32_t round_up_power(uint32_t x) {
    x--;
    x |= x >> 1;
    x |= x >> 2;
    x |= x >> 4;
    x |= x >> 8;
    x |= x >> 16;
    return x + 1;
}
