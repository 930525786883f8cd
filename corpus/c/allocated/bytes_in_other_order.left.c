// claim: two
// truth: equivalent
// why: written in the other order, which nobody sees
#include <stdlib.h>

char *two(char a, char b) {
    char *p = malloc(2);
    if (!p) return NULL;
    p[0] = a;
    p[1] = b;
    return p;
}
