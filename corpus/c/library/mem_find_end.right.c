#include <stddef.h>
int mem_find_end(const unsigned char *s, unsigned char c, size_t n) {
    const unsigned char *end = s + n;
    while (s + 1 < end)
        if (*s++ == c) return 1;
    return 0;
}
