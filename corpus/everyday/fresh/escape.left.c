// claim: escape
// truth: equivalent
// why:   what is written for a letter is a function of its own that moves the place
#include <stddef.h>

size_t escape(char *to, const char *from, size_t n) {
    size_t out = 0;
    for (size_t i = 0; i < n; i++) {
        char c = from[i];
        if (c == '"' || c == '\\')
            to[out++] = '\\';
        to[out++] = c;
    }
    return out;
}
