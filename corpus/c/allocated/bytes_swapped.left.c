// claim: two
// truth: different
// why: the block is returned with its bytes the other way round
#include <stdlib.h>

char *two(char a, char b) {
    char *p = malloc(2);
    if (!p) return NULL;
    p[0] = a;
    p[1] = b;
    return p;
}
