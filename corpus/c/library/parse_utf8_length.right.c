#include <stddef.h>
size_t parse_utf8_length(const char *s) {
    size_t n = 0, i = 0;
    while (s[i]) {
        signed char c = (signed char)s[i++];
        n += c >= -64;
    }
    return n;
}
