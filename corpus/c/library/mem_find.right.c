#include <stddef.h>
const unsigned char *mem_find(const unsigned char *s, int c, size_t n) {
    unsigned char wanted = (unsigned char)c;
    while (n > 0 && *s != wanted) {
        s++;
        n--;
    }
    return n > 0 ? s : NULL;
}
