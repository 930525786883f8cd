// claim: mem_find_last
// truth: equivalent
// why:   both walk backwards, one with an index, one with a pointer
#include <stddef.h>
const unsigned char *mem_find_last(const unsigned char *s, int c, size_t n) {
    for (size_t i = n; i > 0; i--)
        if (s[i - 1] == (unsigned char)c)
            return &s[i - 1];
    return NULL;
}
