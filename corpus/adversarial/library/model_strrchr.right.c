#include <stddef.h>

const char *last(const char *s, int c) {
    const char *found = NULL;
    do {
        if (*s == (char)c) found = s;
    } while (*s++);
    return found;
}
