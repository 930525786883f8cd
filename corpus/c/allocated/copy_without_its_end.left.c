// claim: copy
// truth: different
// today: unknown
// why: the end of the string is not written
#include <stdlib.h>
#include <string.h>

char *copy(const char *s) {
    size_t n = strlen(s);
    char *p = malloc(n + 1);
    if (!p) return NULL;
    memcpy(p, s, n + 1);
    return p;
}
