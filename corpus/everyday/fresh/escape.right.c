#include <stddef.h>

static char *put(char *at, char c) {
    if (c == '\\' || c == '"')
        *at++ = '\\';
    *at = c;
    return at + 1;
}

size_t escape(char *to, const char *from, size_t n) {
    char *at = to;
    const char *end = from + n;
    for (; from != end; from++)
        at = put(at, *from);
    return (size_t)(at - to);
}
