// claim:  scratch
// truth:  equivalent
// why:    where the left side frees twice it is undefined
#include <stdlib.h>

int scratch(int a) {
    int *p = malloc(sizeof *p);
    *p = a;
    free(p);
    if (a > 10)
        free(p);
    return a;
}
