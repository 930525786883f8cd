// claim: largest
// truth: equivalent
// why:   a maximum with a default against Option
#include <stddef.h>
#include <stdint.h>


int32_t largest(const int32_t *v, size_t n, int32_t otherwise) {
    if (n == 0)
        return otherwise;
    int32_t best = v[0];
    for (size_t i = 1; i < n; i++)
        best = v[i] > best ? v[i] : best;
    return best;
}
