#include <stddef.h>

size_t lower_bound(const int *a, size_t n, int key) {
    const int *first = a;
    while (n > 0) {
        size_t half = n >> 1;
        if (first[half] < key) {
            first += half + 1;
            n -= half + 1;
        } else {
            n = half;
        }
    }
    return (size_t)(first - a);
}
