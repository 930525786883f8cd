// claim:  copy --no-alias
// truth:  equivalent
// today:  unknown
// why:    a copy in pieces of at most 64
#include <stddef.h>

void copy(char *to, const char *from, size_t n) {
    for (size_t i = 0; i < n; i++)
        to[i] = from[i];
}
