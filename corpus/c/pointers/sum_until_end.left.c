// claim:  sum
// truth:  equivalent
// why:    an index against a pointer that runs to the end
#include <stddef.h>
long sum(const int *a, size_t n) {
    long s = 0;
    for (size_t i = 0; i < n; i++)
        s += a[i];
    return s;
}
