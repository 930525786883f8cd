// claim: find
// truth: equivalent
// why:   a port from C to Rust: a sentinel of minus one against an Option
#include <stddef.h>

long find(const int *a, size_t n, int key) {
    for (size_t i = 0; i < n; i++) {
        if (a[i] == key)
            return (long)i;
    }
    return -1;
}
