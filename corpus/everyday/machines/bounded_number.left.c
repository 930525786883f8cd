// claim: parse
// truth: equivalent
// why:   minus one for anything but digits or for what is over a million
#include <stddef.h>
#include <stdint.h>

int32_t parse(const uint8_t *s, size_t n) {
    int32_t value = 0;
    if (n == 0)
        return -1;
    for (size_t i = 0; i < n; i++) {
        if (s[i] < '0' || s[i] > '9')
            return -1;
        value = value * 10 + (s[i] - '0');
        if (value > 1000000)
            return -1;
    }
    return value;
}
