// claim: maximum
// truth: equivalent
// why:   the first turn peeled off; no element gives the least int
#include <limits.h>
#include <stddef.h>

int maximum(const int *v, size_t n) {
    int best = INT_MIN;
    for (size_t i = 0; i < n; i++)
        best = v[i] > best ? v[i] : best;
    return best;
}
