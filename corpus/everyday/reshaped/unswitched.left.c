// claim: shift_all
// truth: equivalent
// why:   a flag tested in every turn against one test before two loops
#include <stddef.h>

void shift_all(int *v, size_t n, int by, int up) {
    for (size_t i = 0; i < n; i++) {
        if (up)
            v[i] += by;
        else
            v[i] -= by;
    }
}
