#include <stdlib.h>

char *two(char a, char b) {
    char *p = malloc(2);
    if (!p) return NULL;
    p[0] = b;
    p[1] = a;
    return p;
}
