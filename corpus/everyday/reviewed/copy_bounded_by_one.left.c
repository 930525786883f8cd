// claim:  copy_bounded
// truth:  different
// why:    the last place is filled, and no end is written
#include <stddef.h>
size_t copy_bounded(char *restrict to, const char *restrict from, size_t room) {
    size_t i = 0;
    while (i + 1 < room && from[i] != '\0') {
        to[i] = from[i];
        i++;
    }
    if (room > 0)
        to[i] = '\0';
    return i;
}
