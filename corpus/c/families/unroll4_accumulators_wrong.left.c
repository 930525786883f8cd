// claim:  total
// truth:  different
// why:    the sum of the odd lanes is added twice and the other never
#include <stdint.h>

int64_t total(const int32_t *x, int n) {
    int64_t sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i];
    return sum;
}
