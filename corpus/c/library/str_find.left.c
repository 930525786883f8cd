// claim: str_find
// truth: equivalent
// why:   the end is looked at before or after the wanted character
#include <stddef.h>
const char *str_find(const char *s, int c) {
    char wanted = (char)c;
    while (*s != wanted) {
        if (*s == '\0')
            return NULL;
        s++;
    }
    return s;
}
