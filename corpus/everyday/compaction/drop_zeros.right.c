#include <stddef.h>

size_t drop_zeros(int *v, size_t n) {
    int *to = v;
    for (const int *from = v, *end = v + n; from != end; from++) {
        if (*from)
            *to++ = *from;
    }
    return (size_t)(to - v);
}
