#include <limits.h>
#include <stddef.h>

int maximum(const int *v, size_t n) {
    if (n == 0)
        return INT_MIN;
    int best = v[0];
    for (size_t i = 1; i < n; i++)
        if (best < v[i])
            best = v[i];
    return best;
}
