// claim: last
// truth: equivalent
// why:   how large a block is that is free again is seen by nobody
#include <stdlib.h>
int last(int x) {
    int *p = malloc(4 * sizeof(int));
    if (!p)
        return -1;
    p[3] = x;
    int y = p[3];
    free(p);
    return y;
}
