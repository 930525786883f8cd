// claim:  mix
// truth:  equivalent
// today:  unknown
// why:    exclusive or does not mind the order; the index counts down to zero and is unsigned
#include <stddef.h>
#include <stdint.h>

uint64_t mix(const uint64_t *words, size_t n) {
    uint64_t x = 0;
    for (size_t i = 0; i < n; i++)
        x ^= words[i];
    return x;
}
