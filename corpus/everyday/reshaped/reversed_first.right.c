#include <stddef.h>

long place(const int *v, size_t n, int key) {
    long i = (long)n - 1;
    while (i >= 0 && v[i] != key)
        i--;
    return i;
}
