#include <stddef.h>
int runs_below_first(const int *a, size_t n) {
    int runs = 0;
    int previous = -1;
    for (size_t i = 0; i < n; i++) {
        if (a[i] < 0 && previous >= 0)
            runs++;
        previous = a[i];
    }
    return runs;
}
