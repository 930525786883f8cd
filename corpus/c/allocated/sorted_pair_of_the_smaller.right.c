#include <stdlib.h>

int *sorted(int a, int b) {
    int *p = malloc(2 * sizeof *p);
    if (!p) return NULL;
    p[0] = a < b ? a : b;
    p[1] = a < b ? a : b;
    return p;
}
