#include <stddef.h>

const char *find(const char *s, int c) {
    for (; *s; s++)
        if (*s == (char)c) return s;
    return NULL;
}
