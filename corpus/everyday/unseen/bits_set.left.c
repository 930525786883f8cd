// claim: bits_set
// truth: equivalent
// today: unknown
// why:   each bit by its number, against the bits of each byte
#include <stddef.h>
#include <stdint.h>

size_t bits_set(const uint8_t *map, size_t bytes) {
    size_t count = 0;
    if (bytes > 65536)
        return 0;
    for (size_t bit = 0; bit < bytes * 8; bit++)
        if (map[bit / 8] >> (bit % 8) & 1)
            count++;
    return count;
}
