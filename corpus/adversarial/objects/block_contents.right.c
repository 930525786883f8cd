#include <stdlib.h>
struct point { int x, y; };

struct point *make(int x, int y) {
    struct point *p = malloc(sizeof *p);
    p->x = y;
    p->y = x;
    return p;
}
