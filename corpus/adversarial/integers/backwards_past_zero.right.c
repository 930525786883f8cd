#include <stddef.h>
size_t last_equal(size_t n, size_t wanted) {
    for (size_t i = n; i <= n; i--)
        if (i == wanted)
            return i;
    return n + 1;
}
