#include <stddef.h>
#include <stdint.h>

size_t drop_negative(int *a, size_t n) {
    int *to = a;
    for (int *from = a, *end = a + n; from < end; from++) {
        if (*from < 0)
            continue;
        *to++ = *from;
    }
    return (size_t)(to - a);
}
