// claim: insert
// truth: equivalent
// today: unknown
// why:   memmove against a loop from the end
#include <stddef.h>
#include <string.h>

size_t insert(int *a, size_t n, size_t at, int value) {
    if (n > 100000)
        return n;
    if (at > n)
        at = n;
    memmove(a + at + 1, a + at, (n - at) * sizeof *a);
    a[at] = value;
    return n + 1;
}
