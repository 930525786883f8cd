#include <stddef.h>

void rotate(int *ring, size_t n) {
    if (n == 0)
        return;
    int *p = ring;
    int *last = ring + (n - 1);
    int first = *p;
    while (p < last) {
        p[0] = p[1];
        p++;
    }
    *last = first;
}
