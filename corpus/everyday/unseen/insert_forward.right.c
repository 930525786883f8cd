#include <stddef.h>

size_t insert(int *a, size_t n, size_t at, int value) {
    if (n > 100000)
        return n;
    if (at > n)
        at = n;
    for (size_t i = at; i < n; i++)
        a[i + 1] = a[i];
    a[at] = value;
    return n + 1;
}
