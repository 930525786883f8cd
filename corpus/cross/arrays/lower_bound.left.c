// claim: lower_bound
// truth: equivalent
// why:   a binary search ported with its variables
#include <stddef.h>
#include <stdint.h>


size_t lower_bound(const int32_t *v, size_t n, int32_t key) {
    size_t low = 0, high = n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (v[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
