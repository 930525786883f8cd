#include <stddef.h>
#include <stdint.h>
void halve(uint16_t *level, size_t n) {
    for (size_t from = 0; from < n;) {
        size_t to = n - from > 8 ? from + 8 : n;
        for (size_t i = from; i < to; i++)
            level[i] >>= 1;
        from = to;
    }
}
