// claim: is_sorted
// truth: equivalent
// why:   neighbours by index against windows
#include <stddef.h>
#include <stdint.h>


_Bool is_sorted(const int32_t *v, size_t n) {
    for (size_t i = 1; i < n; i++)
        if (v[i - 1] > v[i])
            return 0;
    return 1;
}
