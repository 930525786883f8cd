// claim: sum
// truth: equivalent
// why:   an index against a pointer that runs to the end
#include <stddef.h>
#include <stdint.h>

int64_t sum(const int32_t *values, size_t count) {
    int64_t total = 0;
    for (size_t i = 0; i < count; i++)
        total += values[i];
    return total;
}
