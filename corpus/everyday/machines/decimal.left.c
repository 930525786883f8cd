// claim: decimal
// truth: equivalent
// why:   a number parsed until the first that is no digit
#include <stddef.h>
#include <stdint.h>

uint32_t decimal(const uint8_t *s, size_t n) {
    uint32_t value = 0;
    for (size_t i = 0; i < n; i++) {
        if (s[i] < '0' || s[i] > '9')
            break;
        value = value * 10 + (s[i] - '0');
    }
    return value;
}
