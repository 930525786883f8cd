#include <stddef.h>

static char letter(unsigned v) {
    return (char)(v < 10 ? '0' + v : 'a' + (v - 10));
}

void hex(const unsigned char *in, size_t n, char *out) {
    while (n--) {
        unsigned char b = *in++;
        *out++ = letter(b / 16u);
        *out++ = letter(b % 16u);
    }
    *out = '\0';
}
