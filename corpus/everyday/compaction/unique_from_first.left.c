// claim: unique
// truth: different
// why:   the element before the first is taken to be zero, so a leading zero is lost
#include <stddef.h>

size_t unique(unsigned char *v, size_t n) {
    size_t kept = 0;
    for (size_t i = 0; i < n; i++)
        if (i == 0 || v[i] != v[kept - 1])
            v[kept++] = v[i];
    return kept;
}
