#include <stddef.h>

const char *find(const char *s, int c) {
    for (;; s++) {
        if (*s == (char)c) return s;
        if (*s == '\0') return NULL;
    }
}
