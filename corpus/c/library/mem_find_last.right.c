#include <stddef.h>
const unsigned char *mem_find_last(const unsigned char *s, int c, size_t n) {
    const unsigned char *p = s + n;
    while (n--) {
        if (*--p == (unsigned char)c)
            return p;
    }
    return NULL;
}
