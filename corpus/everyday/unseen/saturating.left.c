// claim: mix
// truth: equivalent
// why:   a sum that is kept in range through a wider type, against saturating_add
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
