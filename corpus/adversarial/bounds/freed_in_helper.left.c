// claim:  scratch
// truth:  different
// why:    the helper frees the block before it is read for the last time
#include <stdlib.h>

static void drop(int *p) {
    free(p);
}

int scratch(int a) {
    int *p = malloc(sizeof *p);
    if (!p)
        return a;
    *p = a;
    int result = *p;
    drop(p);
    return result;
}
