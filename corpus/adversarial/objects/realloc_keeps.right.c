#include <stdlib.h>
int grow(int v) {
    int *p = malloc(8);
    if (!p) return -1;
    p[0] = v;
    p[1] = 1;
    int r = p[0] + p[1];
    free(p);
    return r;
}
