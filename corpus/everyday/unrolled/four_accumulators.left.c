// claim: total
// truth: equivalent
// why:   four accumulators and a rest loop, the length in whole blocks first
#include <stddef.h>
#include <stdint.h>

int64_t total(const int16_t *pcm, size_t n) {
    int64_t sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += pcm[i];
    return sum;
}
