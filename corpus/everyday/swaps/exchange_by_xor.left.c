// claim: exchange
// truth: different
// why:   the exchange by xor clears an element that is swapped with itself
#include <stddef.h>
#include <stdint.h>

void exchange(uint32_t *v, size_t n, size_t i, size_t j) {
    if (i >= n || j >= n)
        return;
    uint32_t t = v[i];
    v[i] = v[j];
    v[j] = t;
}
