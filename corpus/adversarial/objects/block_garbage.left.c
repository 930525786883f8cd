// claim:  make
// truth:  equivalent
// today:  unknown
// why:    a block that is thrown away may hold anything
#include <stdlib.h>
int *make(int x) {
    int *t = malloc(sizeof(int));
    *t = x + 1;
    int *p = malloc(sizeof(int));
    *p = *t;
    free(t);
    return p;
}
