#include <stddef.h>
#include <stdint.h>

void reverse_range(short *a, size_t n) {
    for (size_t i = 0; i < n / 2; i++) {
        short t = a[i];
        a[i] = a[n - 1 - i];
        a[n - 1 - i] = t;
    }
}
