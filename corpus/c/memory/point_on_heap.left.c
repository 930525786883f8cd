// claim:  distance_squared
// truth:  equivalent
// why:    a structure made on the heap and freed again against one on the stack: nobody sees the block
#include <stdlib.h>

struct point { int x; int y; };

static struct point *point_new(int x, int y) {
    struct point *p = malloc(sizeof *p);
    p->x = x;
    p->y = y;
    return p;
}

int distance_squared(int ax, int ay, int bx, int by) {
    struct point *a = point_new(ax, ay);
    struct point *b = point_new(bx, by);
    int dx = a->x - b->x;
    int dy = a->y - b->y;
    free(b);
    free(a);
    return dx * dx + dy * dy;
}
