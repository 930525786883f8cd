// claim: str_find_last
// truth: equivalent
// why:   the last position is remembered as a pointer or as an index
#include <stddef.h>
const char *str_find_last(const char *s, char c) {
    const char *last = NULL;
    do {
        if (*s == c)
            last = s;
    } while (*s++);
    return last;
}
