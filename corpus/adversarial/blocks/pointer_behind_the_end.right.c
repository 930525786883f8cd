#include <stdlib.h>

char *rest(char a, char b) {
    char *p = malloc(3);
    if (!p) return NULL;
    p[0] = b;
    p[1] = a;
    p[2] = 0;
    return p;
}
