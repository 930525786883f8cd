// claim: unique
// truth: equivalent
// why:   equal neighbours dropped, by index and by pointer
#include <stddef.h>

size_t unique(int *v, size_t n) {
    if (n == 0)
        return 0;
    size_t last = 0;
    for (size_t i = 1; i < n; i++) {
        if (v[i] != v[last])
            v[++last] = v[i];
    }
    return last + 1;
}
