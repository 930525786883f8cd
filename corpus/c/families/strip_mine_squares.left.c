// claim:  energy
// truth:  equivalent
// today:  unknown
// why:    a sum of squares, in strips of thirty-two
#include <stddef.h>
#include <stdint.h>

uint32_t energy(const int32_t *wave, size_t n) {
    uint32_t sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += (uint32_t)wave[i] * (uint32_t)wave[i];
    return sum;
}
