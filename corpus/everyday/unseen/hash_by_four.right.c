#include <stddef.h>

unsigned hash(const unsigned char *s, size_t n) {
    unsigned h = 5381;
    for (; n >= 4; n -= 4, s += 4) {
        h = h * 33 ^ s[0];
        h = h * 33 ^ s[1];
        h = h * 33 ^ s[2];
        h = h * 33 ^ s[3];
    }
    switch (n) {
    case 3:
        h = h * 33 ^ *s++;
        /* fall through */
    case 2:
        h = h * 33 ^ *s++;
        /* fall through */
    case 1:
        h = h * 33 ^ *s++;
    }
    return h;
}
