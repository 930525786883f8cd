// claim: energy
// truth: equivalent
// today: unknown
// why:   a sum taken in blocks of 32
#include <stddef.h>
#include <stdint.h>

uint64_t energy(const int16_t *samples, size_t n) {
    uint64_t sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += (uint64_t)(samples[i] * samples[i]);
    return sum;
}
