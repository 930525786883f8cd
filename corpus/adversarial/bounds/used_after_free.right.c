#include <stdlib.h>

int scratch(int a) {
    int *p = malloc(sizeof *p);
    if (!p)
        return a;
    *p = a;
    free(p);
    return *p + 1;
}
