// claim: parse_hex
// truth: equivalent
// why:   a bounded number of digits, the loop left by break or by its test
#include <stdint.h>
static int digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return -1;
}
uint32_t parse_hex(const char *s) {
    uint32_t value = 0;
    for (int i = 0; i < 8; i++) {
        int d = digit(s[i]);
        if (d < 0)
            break;
        value = value * 16 + (uint32_t)d;
    }
    return value;
}
