// claim:  grow
// truth:  equivalent
// rests:  enough-memory
// why:    realloc keeps what was in the block
 
#include <stdlib.h>
int grow(int v) {
    int *p = malloc(4);
    if (!p) return -1;
    *p = v;
    int *q = realloc(p, 8);
    if (!q) { free(p); return -1; }
    q[1] = 1;
    int r = q[0] + q[1];
    free(q);
    return r;
}
