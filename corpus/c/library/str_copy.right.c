#include <stddef.h>
char *str_copy(char *dst, const char *src) {
    size_t i = 0;
    char c;
    do {
        c = src[i];
        dst[i] = c;
        i++;
    } while (c != '\0');
    return dst;
}
