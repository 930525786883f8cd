#include <stdlib.h>
int last(int x) {
    int *p = malloc(8 * sizeof(int));
    if (!p)
        return -1;
    p[3] = x;
    int y = p[3];
    free(p);
    return y;
}
