#include <stddef.h>

void accumulate(const unsigned *values, size_t n, unsigned *sum) {
    unsigned total = 0;
    for (size_t i = 0; i < n; i++)
        total += values[i];
    *sum = total;
}
