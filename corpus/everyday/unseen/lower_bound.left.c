// claim: lower_bound
// truth: equivalent
// why:   two ends against a start and a length
#include <stddef.h>

size_t lower_bound(const int *a, size_t n, int key) {
    size_t low = 0, high = n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (a[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
