// claim: energy
// truth: different
// why:   sums of floats depend on their order
#include <stddef.h>

float energy(const float *x, size_t n) {
    float sum = 0.0f;
    for (size_t i = 0; i < n; i++)
        sum += x[i];
    return sum;
}
