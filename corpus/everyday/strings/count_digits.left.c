// claim: count_digits
// truth: equivalent
// why:   a range test against two comparisons, over bytes
#include <stddef.h>
#include <stdint.h>

size_t count_digits(const uint8_t *s, size_t n) {
    size_t digits = 0;
    for (size_t i = 0; i < n; i++) {
        if (s[i] >= '0' && s[i] <= '9')
            digits++;
    }
    return digits;
}
