// claim: adjust --no-alias
// truth: equivalent
// why:   a condition that never changes, in the loop or around two loops
#include <stddef.h>
#include <stdint.h>

void adjust(int *a, int n, int up) {
    for (int i = 0; i < n; i++) {
        if (up)
            a[i] = a[i] < 0 ? 0 : a[i];
        else
            a[i] = a[i] > 0 ? 0 : a[i];
    }
}
