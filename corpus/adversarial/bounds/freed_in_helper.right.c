#include <stdlib.h>

static void drop(int *p) {
    free(p);
}

int scratch(int a) {
    int *p = malloc(sizeof *p);
    if (!p)
        return a;
    *p = a;
    drop(p);
    return *p;
}
