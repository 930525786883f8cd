#include <stdlib.h>
int grow(int v) {
    int *p = malloc(4);
    if (!p) return -1;
    *p = v;
    int *q = realloc(p, 4000);
    if (!q) { free(p); return -1; }
    q[1] = v + 1;
    int r = q[0] + q[1] + 1;
    free(q);
    return r;
}
