#include <stddef.h>
#include <stdint.h>

uint64_t sum(const uint32_t *v, size_t n) {
    uint64_t s = 0;
    for (size_t start = 0; start < n; ) {
        size_t left = n - start;
        size_t length = left < 16 ? left : 16;
        for (size_t i = 0; i < length; i++)
            s += v[start + i];
        start += length;
    }
    return s;
}
