// claim: average
// truth: different
// why:   without elements C says zero and Rust divides by zero
#include <stddef.h>
#include <stdint.h>

uint32_t average(const uint8_t *levels, size_t n) {
    uint64_t sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += levels[i];
    return n ? (uint32_t)(sum / n) : 0;
}
