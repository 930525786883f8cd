#include <stddef.h>
size_t copy_bounded(char *restrict to, const char *restrict from, size_t room) {
    size_t i = 0;
    while (i + 1 <= room && from[i] != '\0') {
        to[i] = from[i];
        i++;
    }
    if (i < room)
        to[i] = '\0';
    return i;
}
