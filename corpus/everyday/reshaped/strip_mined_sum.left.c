// claim: sum
// truth: equivalent
// time:  60s
// why:   blocks of sixteen, the last one short
#include <stddef.h>
#include <stdint.h>

uint64_t sum(const uint32_t *v, size_t n) {
    uint64_t s = 0;
    for (size_t i = 0; i < n; i++)
        s += v[i];
    return s;
}
