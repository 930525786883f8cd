// claim:  scratch
// truth:  different
// why:    the right side reads the block after it was freed
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
