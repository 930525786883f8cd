// claim:  make
// truth:  equivalent
// today:  unknown
// why:    the rest of the block is not written by one side, so nobody may look at it
#include <stdlib.h>
int *make(int x) {
    int *p = malloc(4 * sizeof(int));
    p[0] = x;
    return p;
}
