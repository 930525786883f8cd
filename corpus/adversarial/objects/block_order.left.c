// claim:  make
// truth:  equivalent
// today:  unknown
// why:    two blocks that are allocated in another order
#include <stdlib.h>
struct two { int *a, *b; };
void make(struct two *t, int x, int y) {
    t->a = malloc(sizeof(int));
    t->b = malloc(sizeof(int));
    *t->a = x;
    *t->b = y;
}
