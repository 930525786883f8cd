#include <stdlib.h>

char *rest(char a) {
    char *p = malloc(2);
    if (!p) return NULL;
    p[0] = a;
    p[1] = 0;
    return p;
}
