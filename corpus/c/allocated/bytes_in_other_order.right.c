#include <stdlib.h>

char *two(char a, char b) {
    char *p = malloc(2);
    if (!p) return NULL;
    p[1] = b;
    p[0] = a;
    return p;
}
