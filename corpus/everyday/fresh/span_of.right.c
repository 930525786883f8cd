#include <stddef.h>

static int has(const char *set, char c) {
    while (*set)
        if (*set++ == c)
            return 1;
    return 0;
}

size_t span_of(const char *s, const char *accept) {
    const char *p = s;
    while (*p && has(accept, *p))
        p++;
    return (size_t)(p - s);
}
