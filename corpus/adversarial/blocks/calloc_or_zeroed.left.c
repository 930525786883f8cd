// claim: at
// truth: equivalent
// why: the member that calloc clears is cleared by hand
#include <stdlib.h>

struct point {
    int x;
    int y;
};

struct point *at(int x) {
    struct point *p = calloc(1, sizeof *p);
    if (!p) return NULL;
    p->x = x;
    return p;
}
