// claim: bits_parity
// truth: equivalent
// why:   folding by halves against a table in a number
#include <stdint.h>
unsigned bits_parity(uint32_t v) {
    v ^= v >> 16;
    v ^= v >> 8;
    v ^= v >> 4;
    v ^= v >> 2;
    v ^= v >> 1;
    return v & 1;
}
