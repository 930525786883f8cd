// claim: checksum
// truth: different
// why:   unsigned numbers wrap in C and panic in Rust
#include <stddef.h>
#include <stdint.h>

uint16_t checksum(const uint16_t *words, size_t n) {
    uint16_t sum = 0;
    while (n--)
        sum += *words++;
    return sum;
}
