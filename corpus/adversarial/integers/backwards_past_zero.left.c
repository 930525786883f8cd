// claim: last_equal
// truth: different
// why:   for integers `i >= 0` ends the loop; an unsigned index is never below zero, so it ends at the size instead, one
//        round later than `i > 0` does
#include <stddef.h>
size_t last_equal(size_t n, size_t wanted) {
    for (size_t i = n; i > 0; i--)
        if (i == wanted)
            return i;
    return n + 1;
}
