#include <stddef.h>
#include <stdint.h>

uint64_t mix(const uint64_t *words, size_t n) {
    uint64_t x = 0;
    while (n)
        x ^= words[--n];
    return x;
}
