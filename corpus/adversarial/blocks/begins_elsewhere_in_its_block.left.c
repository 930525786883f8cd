// claim: rest
// today: unknown
// truth: equivalent
// why: what is pointed to is the same, though a part of the block lies before it
#include <stdlib.h>

char *rest(char a) {
    char *p = malloc(3);
    if (!p) return NULL;
    p[0] = 0;
    p[1] = a;
    p[2] = 0;
    return p + 1;
}
