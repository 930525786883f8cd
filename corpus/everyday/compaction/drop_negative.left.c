// claim: drop_negative
// truth: equivalent
// why:   in-place compaction by index against by pointers
#include <stddef.h>
#include <stdint.h>

size_t drop_negative(int *a, size_t n) {
    size_t kept = 0;
    for (size_t i = 0; i < n; i++)
        if (a[i] >= 0)
            a[kept++] = a[i];
    return kept;
}
