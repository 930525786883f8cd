#include <stddef.h>
void copy_bytes(unsigned char *to, const unsigned char *from, size_t n) {
    for (size_t i = n; i > 0; i--)
        to[i - 1] = from[i - 1];
}
