#include <stddef.h>

size_t negatives_first(int *v, size_t n) {
    int *store = v;
    for (int *p = v; p < v + n; p++) {
        int x = *p;
        if (x >= 0)
            continue;
        *p = *store;
        *store++ = x;
    }
    return (size_t)(store - v);
}
