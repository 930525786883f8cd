// claim: histogram
// truth: equivalent
// today: unknown
// why:   memset and an index, against a loop that clears and a running pointer
#include <stddef.h>
#include <stdint.h>
#include <string.h>

void histogram(const uint8_t *data, size_t n, uint32_t bins[16]) {
    memset(bins, 0, 16 * sizeof bins[0]);
    for (size_t i = 0; i < n; i++)
        bins[data[i] >> 4]++;
}
