// claim: mix
// truth: different
// why:   kept in range only at the end
#include <stddef.h>
#include <stdint.h>

int32_t mix(const int32_t *a, size_t n) {
    int32_t sum = 0;
    for (size_t i = 0; i < n; i++) {
        int64_t wide = (int64_t)sum + a[i];
        if (wide > INT32_MAX)
            wide = INT32_MAX;
        else if (wide < INT32_MIN)
            wide = INT32_MIN;
        sum = (int32_t)wide;
    }
    return sum;
}
