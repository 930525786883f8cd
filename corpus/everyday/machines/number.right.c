#include <stddef.h>

unsigned number(const char *s) {
    unsigned n = 0;
    for (size_t i = 0;; i++) {
        unsigned digit = (unsigned)s[i] - '0';
        if (digit > 9)
            return n;
        n *= 10;
        n += digit;
    }
}
