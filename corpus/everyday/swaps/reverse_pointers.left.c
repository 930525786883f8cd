// claim: reverse
// truth: equivalent
// why:   two indices against two pointers that meet
#include <stddef.h>

void reverse(int *v, size_t n) {
    if (n < 2)
        return;
    size_t i = 0, j = n - 1;
    while (i < j) {
        int t = v[i];
        v[i++] = v[j];
        v[j--] = t;
    }
}
