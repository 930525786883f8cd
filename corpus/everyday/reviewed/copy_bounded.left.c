// claim:  copy_bounded
// truth:  equivalent
// why:    a copy with an index becomes a copy with a counter that goes down
#include <stddef.h>
size_t copy_bounded(char *restrict to, const char *restrict from, size_t room) {
    size_t i = 0;
    if (room == 0)
        return 0;
    for (; i < room - 1 && from[i] != '\0'; i++)
        to[i] = from[i];
    to[i] = '\0';
    return i;
}
