// claim:  scratch
// truth:  different
// why:    the right side frees an address inside of the block
#include <stdlib.h>

int scratch(int a) {
    int *p = malloc(4 * sizeof *p);
    if (!p)
        return a;
    p[1] = a;
    int result = p[1] + 1;
    free(p);
    return result;
}
