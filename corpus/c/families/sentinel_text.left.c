// claim:  length
// truth:  equivalent
// why:    an index with a bound on the other side of the comparison, against a pointer
#include <stddef.h>

size_t length(const char *s) {
    size_t n = 0;
    while (s[n] != '\0')
        n++;
    return n;
}
