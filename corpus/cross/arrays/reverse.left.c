// claim: reverse
// truth: equivalent
// why:   two indices that meet
#include <stddef.h>
#include <stdint.h>


void reverse(int32_t *v, size_t n) {
    if (n == 0)
        return;
    for (size_t i = 0, j = n - 1; i < j; i++, j--) {
        int32_t saved = v[i];
        v[i] = v[j];
        v[j] = saved;
    }
}
