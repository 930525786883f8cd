// claim:  runs_below
// truth:  equivalent
// why:    a flag for "in a run" becomes a look at the number before
#include <stddef.h>
int runs_below(const int *a, size_t n) {
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
