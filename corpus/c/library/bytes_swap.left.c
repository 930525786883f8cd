// claim: bytes_swap
// truth: equivalent
// why:   four shifts against two rounds of swapping
#include <stdint.h>
uint32_t bytes_swap(uint32_t x) {
    return (x >> 24) | ((x >> 8) & 0xff00u) | ((x << 8) & 0xff0000u) | (x << 24);
}
