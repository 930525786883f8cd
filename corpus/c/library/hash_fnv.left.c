// claim: hash_fnv
// truth: equivalent
// why:   the same prime as a product and as a sum of shifts
#include <stddef.h>
#include <stdint.h>
uint32_t hash_fnv(const uint8_t *data, size_t n) {
    uint32_t h = 2166136261u;
    for (size_t i = 0; i < n; i++) {
        h ^= data[i];
        h *= 16777619u;
    }
    return h;
}
