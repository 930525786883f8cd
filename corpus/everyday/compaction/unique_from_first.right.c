#include <stddef.h>

size_t unique(unsigned char *v, size_t n) {
    size_t kept = 0;
    unsigned char before = 0;
    for (size_t i = 0; i < n; i++) {
        if (v[i] != before)
            v[kept++] = v[i];
        before = v[i];
    }
    return kept;
}
