// claim:  scratch
// truth:  different
// why:    the right side frees the block twice
#include <stdlib.h>

int scratch(int a) {
    int *p = malloc(sizeof *p);
    if (!p)
        return a;
    *p = a;
    int result = *p + 1;
    free(p);
    return result;
}
