// claim: negatives_first
// truth: equivalent
// why:   the same partition by index and by pointer
#include <stddef.h>

size_t negatives_first(int *v, size_t n) {
    size_t store = 0;
    for (size_t i = 0; i < n; i++) {
        if (v[i] < 0) {
            int t = v[store];
            v[store] = v[i];
            v[i] = t;
            store++;
        }
    }
    return store;
}
