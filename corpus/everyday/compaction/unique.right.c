#include <stddef.h>

size_t unique(int *v, size_t n) {
    if (n == 0)
        return 0;
    int *last = v;
    for (int *p = v + 1; p < v + n; p++) {
        if (*p == *last)
            continue;
        last++;
        *last = *p;
    }
    return (size_t)(last - v) + 1;
}
