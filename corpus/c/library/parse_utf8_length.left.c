// claim: parse_utf8_length
// truth: equivalent
// why:   how many characters a text has: bytes that continue one are not counted
#include <stddef.h>
size_t parse_utf8_length(const char *s) {
    size_t n = 0;
    for (; *s; s++)
        if ((*s & 0xc0) != 0x80)
            n++;
    return n;
}
