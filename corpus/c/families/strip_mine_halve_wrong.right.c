#include <stddef.h>
#include <stdint.h>
void halve(uint16_t *level, size_t n, uint16_t *last) {
    for (size_t from = 0; from < n;) {
        size_t to = n - from > 6 ? from + 8 : n;
        for (size_t i = from; i < to && i <= n; i++)
            level[i] >>= 1;
        from = to;
    }
    *last = level[0];
}
