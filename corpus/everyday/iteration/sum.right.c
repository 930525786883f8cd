#include <stddef.h>
#include <stdint.h>

int64_t sum(const int32_t *values, size_t count) {
    const int32_t *end = values + count;
    int64_t total = 0;
    for (const int32_t *p = values; p != end; ++p)
        total += *p;
    return total;
}
