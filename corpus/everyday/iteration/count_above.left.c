// claim: count_above
// truth: equivalent
// why:   an index loop against a pointer that runs to the end
#include <stddef.h>
#include <stdint.h>

size_t count_above(const int *a, size_t n, int limit) {
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        if (a[i] > limit)
            count++;
    return count;
}
