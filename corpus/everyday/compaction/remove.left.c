// claim: remove_value
// truth: equivalent
// why:   a pointer loop against indices
#include <stddef.h>
#include <stdint.h>

size_t remove_value(uint8_t *v, size_t n, uint8_t unwanted) {
    uint8_t *out = v;
    for (size_t i = 0; i < n; i++) {
        if (v[i] == unwanted)
            continue;
        *out++ = v[i];
    }
    return (size_t)(out - v);
}
