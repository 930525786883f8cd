#include <stdint.h>

int32_t total(const int32_t *values, int n) {
    int32_t sum = 0;
    int i;
    for (i = 0; i + 1 < n; i += 2)
        sum += values[i] + values[i + 1];
    if (i < n)
        sum += values[i];
    return sum;
}
