#include <stddef.h>

void prefix_sums(unsigned *a, size_t n) {
    unsigned total = 0;
    if (n < 2)
        return;
    for (size_t i = 0; i < n; i++) {
        total += a[i];
        a[i] = total;
    }
}
