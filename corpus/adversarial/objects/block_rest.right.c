#include <stdlib.h>
int *make(int x) {
    int *p = malloc(4 * sizeof(int));
    p[1] = 7;
    p[0] = x;
    return p;
}
