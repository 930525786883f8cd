#include <stddef.h>

unsigned weighted(const unsigned char *a, size_t n, unsigned scale, unsigned shift) {
    const unsigned factor = scale + 2 * scale + shift;
    const unsigned half = scale >> 1;
    unsigned total = 0;
    for (size_t left = n; left != 0; left--) {
        total += factor * *a + half;
        a++;
    }
    return total;
}
