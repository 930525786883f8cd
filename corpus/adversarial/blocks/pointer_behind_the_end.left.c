// claim: rest
// truth: different
// why: the string that is pointed to is another one
#include <stdlib.h>

char *rest(char a, char b) {
    char *p = malloc(4);
    if (!p) return NULL;
    p[0] = 0;
    p[1] = a;
    p[2] = b;
    p[3] = 0;
    return p + 1;
}
