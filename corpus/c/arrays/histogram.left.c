// claim: histogram
// truth: equivalent
// why:   counts of bytes, forwards and backwards
#include <stddef.h>
#include <stdint.h>


void histogram(const uint8_t *data, size_t n, unsigned counts[256]) {
    for (size_t i = 0; i < n; i++)
        counts[data[i]]++;
}
