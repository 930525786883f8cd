// claim: twice
// today: unknown
// truth: different
// why: what is written through one pointer is seen through the other, or not
#include <stdlib.h>

struct both {
    int *one;
    int *other;
};

struct both *twice(int value) {
    struct both *b = malloc(sizeof *b);
    int *cell = malloc(sizeof *cell);
    if (!b || !cell) {
        free(b);
        free(cell);
        return NULL;
    }
    *cell = value;
    b->one = cell;
    b->other = cell;
    return b;
}
