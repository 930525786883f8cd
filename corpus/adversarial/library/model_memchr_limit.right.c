#include <string.h>

int has_byte(const char *s, size_t n) {
    return n > 0 && memchr(s, 'x', n - 1) != NULL;
}
