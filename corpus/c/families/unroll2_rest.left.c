// claim:  total
// truth:  equivalent
// why:    two at a time, the odd one afterwards
#include <stdint.h>

int32_t total(const int32_t *values, int n) {
    int32_t sum = 0;
    for (int i = 0; i < n; i++)
        sum += values[i];
    return sum;
}
