// claim: clamp
// truth: equivalent
// today: unknown
// why:   a store only where it changes something, in the other order
#include <stddef.h>
void clamp(int *a, size_t n, int most) {
    for (size_t i = 0; i < n; i++)
        if (a[i] > most)
            a[i] = most;
}
