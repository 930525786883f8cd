// claim: mem_find_end
// truth: different
// why:   the last byte is not looked at
#include <stddef.h>
int mem_find_end(const unsigned char *s, unsigned char c, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (s[i] == c) return 1;
    return 0;
}
