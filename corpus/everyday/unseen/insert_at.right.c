#include <stddef.h>

size_t insert(int *a, size_t n, size_t at, int value) {
    if (n > 100000)
        return n;
    size_t i = n;
    for (; i > at; i--)
        a[i] = a[i - 1];
    a[i] = value;
    return n + 1;
}
