// claim: copy
// truth: different
// why: what is copied begins one further on
#include <stdlib.h>
#include <string.h>

char *copy(const char *s) {
    size_t n = strlen(s);
    char *p = malloc(n + 1);
    if (!p) return NULL;
    memcpy(p, s, n + 1);
    return p;
}
