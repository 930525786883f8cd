#include <stddef.h>
void *mem_set(void *dst, int value, size_t n) {
    unsigned char *p = dst, *end = p + n;
    unsigned char byte = value & 0xff;
    for (; p != end; ++p)
        *p = byte;
    return dst;
}
