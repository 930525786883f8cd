// claim: parse
// truth: equivalent
// why:   a number read by pointer with a test before each step, against checked arithmetic
#include <stddef.h>
#include <stdint.h>

int64_t parse(const uint8_t *s, size_t n) {
    uint32_t value = 0;
    if (n == 0)
        return -1;
    for (const uint8_t *p = s; p != s + n; p++) {
        uint32_t digit = (uint32_t)*p - '0';
        if (digit > 9)
            return -1;
        if (value > (UINT32_MAX - digit) / 10)
            return -1;
        value = value * 10 + digit;
    }
    return value;
}
