#include <stddef.h>

static size_t strlen(const char *s) {
    size_t n = 0;
    while (s[n++]) {}
    return n;
}

size_t size_of(const char *s) {
    return strlen(s);
}
