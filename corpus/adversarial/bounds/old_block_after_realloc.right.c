#include <stdlib.h>

int grown(int a) {
    int *p = malloc(sizeof *p);
    if (!p)
        return a;
    *p = a;
    int *q = realloc(p, 1000 * sizeof *p);
    if (!q)
        return a;
    int result = *p;
    free(q);
    return result;
}
