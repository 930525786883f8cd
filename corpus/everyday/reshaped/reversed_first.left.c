// claim: place
// truth: different
// why:   from the back the last match is found, not the first
#include <stddef.h>

long place(const int *v, size_t n, int key) {
    for (size_t i = 0; i < n; i++)
        if (v[i] == key)
            return (long)i;
    return -1;
}
