#include <stddef.h>
#include <stdint.h>
uint32_t hash_fnv(const uint8_t *data, size_t n) {
    uint32_t h = 2166136261u;
    const uint8_t *p = data;
    while (p < data + n) {
        h = h ^ *p;
        h += (h << 1) + (h << 4) + (h << 7) + (h << 8) + (h << 24);
        p++;
    }
    return h;
}
