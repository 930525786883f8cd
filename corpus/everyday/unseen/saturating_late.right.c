#include <stddef.h>
#include <stdint.h>

int32_t mix(const int32_t *a, size_t n) {
    int64_t sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += a[i];
    if (sum > INT32_MAX)
        return INT32_MAX;
    if (sum < INT32_MIN)
        return INT32_MIN;
    return (int32_t)sum;
}
