#include <stddef.h>
int runs_below(const int *a, size_t n) {
    int runs = 0;
    int previous = 0;
    for (size_t i = 0; i < n; i++) {
        if (a[i] < 0 && previous >= 0)
            runs++;
        previous = a[i];
    }
    return runs;
}
