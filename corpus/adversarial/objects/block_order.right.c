#include <stdlib.h>
struct two { int *a, *b; };
void make(struct two *t, int x, int y) {
    t->b = malloc(sizeof(int));
    t->a = malloc(sizeof(int));
    *t->b = y;
    *t->a = x;
}
