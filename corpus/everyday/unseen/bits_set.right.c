#include <stddef.h>
#include <stdint.h>

size_t bits_set(const uint8_t *map, size_t bytes) {
    size_t count = 0;
    if (bytes > 65536)
        return 0;
    for (size_t i = 0; i < bytes; i++)
        for (unsigned left = map[i]; left; left &= left - 1)
            count++;
    return count;
}
