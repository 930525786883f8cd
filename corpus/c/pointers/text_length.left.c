// claim:  length
// truth:  equivalent
// why:    a text by index and by pointer
#include <stddef.h>
size_t length(const char *s) {
    size_t n = 0;
    while (s[n] != 0)
        n++;
    return n;
}
