// claim: fnv1a
// truth: equivalent
// why:   a port of a hash: a loop over indices against a fold
#include <stddef.h>
#include <stdint.h>


uint32_t fnv1a(const uint8_t *data, size_t n) {
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < n; i++) {
        hash ^= data[i];
        hash *= 16777619u;
    }
    return hash;
}
