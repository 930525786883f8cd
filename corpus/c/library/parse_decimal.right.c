#include <stddef.h>
int parse_decimal(const char *s) {
    int sign = 1, value = 0;
    size_t i = 0;
    if (s[0] == '-' || s[0] == '+') {
        if (s[0] == '-')
            sign = -1;
        i = 1;
    }
    for (; (unsigned)(s[i] - '0') <= 9u; i++)
        value = (value << 3) + (value << 1) + (s[i] & 0x0f);
    return sign * value;
}
