#include <stddef.h>
#include <stdint.h>

size_t count_above(const int *a, size_t n, int limit) {
    size_t count = 0;
    for (const int *p = a, *end = a + n; p != end; ++p)
        count += *p > limit;
    return count;
}
