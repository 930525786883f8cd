// claim: bits_set
// truth: equivalent
// why:   a table of nibbles against shifts
#include <stddef.h>
#include <stdint.h>

static const uint8_t table[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

unsigned bits_set(const uint8_t *a, size_t n) {
    unsigned count = 0;
    for (size_t i = 0; i < n; i++)
        count += table[a[i] & 15] + table[a[i] >> 4];
    return count;
}
