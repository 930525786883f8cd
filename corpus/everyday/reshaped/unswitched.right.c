#include <stddef.h>

void shift_all(int *v, size_t n, int by, int up) {
    if (up) {
        for (size_t i = 0; i < n; i++)
            v[i] += by;
    } else {
        for (size_t i = 0; i < n; i++)
            v[i] -= by;
    }
}
