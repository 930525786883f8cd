// claim: rotate
// truth: equivalent
// today: unknown
// why:   one place to the left, by index and by pointer
#include <stddef.h>

void rotate(int *ring, size_t n) {
    if (n == 0)
        return;
    int first = ring[0];
    for (size_t i = 1; i < n; i++)
        ring[i - 1] = ring[i];
    ring[n - 1] = first;
}
