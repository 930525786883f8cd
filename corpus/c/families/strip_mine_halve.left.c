// claim:  halve
// truth:  equivalent
// today:  unknown
// why:    in place, in strips of eight
#include <stddef.h>
#include <stdint.h>
void halve(uint16_t *level, size_t n) {
    for (size_t i = 0; i < n; i++)
        level[i] = level[i] / 2;
}
