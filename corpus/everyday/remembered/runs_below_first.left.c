// claim:  runs_below_first
// truth:  different
// why:    the number before the first one is below zero, so a run at the very beginning is missed
#include <stddef.h>
int runs_below_first(const int *a, size_t n) {
    int runs = 0;
    int in_run = 0;
    for (size_t i = 0; i < n; i++) {
        if (a[i] < 0) {
            if (!in_run)
                runs++;
            in_run = 1;
        } else {
            in_run = 0;
        }
    }
    return runs;
}
