// claim:  make
// truth:  different
// why:    what is in a block that is returned can be seen
#include <stdlib.h>
struct point { int x, y; };

struct point *make(int x, int y) {
    struct point *p = malloc(sizeof *p);
    p->x = x;
    p->y = y;
    return p;
}
