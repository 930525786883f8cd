// claim:  drop_first
// truth:  different
// why:    strcpy onto an overlapping range is undefined, memmove is not
#include <string.h>

void drop_first(char *s) {
    if (*s) memmove(s, s + 1, strlen(s));
}
