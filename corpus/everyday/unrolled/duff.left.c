// claim: copy --no-alias
// truth: equivalent
// today: unknown
// why:   Duff's device against a plain copy
#include <stddef.h>

void copy(unsigned char *to, size_t n, const unsigned char *from) {
    for (size_t i = 0; i < n; i++)
        to[i] = from[i];
}
