#include <stdint.h>
uint32_t parse_hex(const char *s) {
    uint32_t value = 0;
    int left = 8;
    while (left-- > 0) {
        unsigned char c = (unsigned char)*s++;
        unsigned d;
        if ((unsigned)(c - '0') < 10)
            d = c - '0';
        else if ((unsigned)(c - 'a') < 6)
            d = c - 'a' + 10u;
        else
            return value;
        value = (value << 4) | d;
    }
    return value;
}
