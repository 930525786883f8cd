#include <stddef.h>
size_t copy_bounded(char *restrict to, const char *restrict from, size_t room) {
    char *at = to;
    if (room == 0)
        return 0;
    while (--room > 0 && *from)
        *at++ = *from++;
    *at = '\0';
    return (size_t)(at - to);
}
