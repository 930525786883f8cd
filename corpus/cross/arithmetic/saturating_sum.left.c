// claim: saturating_sum
// truth: equivalent
// time:  90s
// why:   overflow found beforehand against saturating addition
#include <stddef.h>
#include <stdint.h>


int32_t saturating_sum(const int32_t *v, size_t n) {
    int32_t sum = 0;
    for (size_t i = 0; i < n; i++) {
        int64_t wide = (int64_t)sum + v[i];
        if (wide > INT32_MAX)
            wide = INT32_MAX;
        if (wide < INT32_MIN)
            wide = INT32_MIN;
        sum = (int32_t)wide;
    }
    return sum;
}
