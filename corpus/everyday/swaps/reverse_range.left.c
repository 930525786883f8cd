// claim: reverse_range
// truth: equivalent
// why:   reversal in place by index from both ends against a half way count
#include <stddef.h>
#include <stdint.h>

void reverse_range(short *a, size_t n) {
    if (n < 2)
        return;
    for (size_t i = 0, j = n - 1; i < j; i++, j--) {
        short t = a[i];
        a[i] = a[j];
        a[j] = t;
    }
}
