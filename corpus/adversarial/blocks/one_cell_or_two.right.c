#include <stdlib.h>

struct both {
    int *one;
    int *other;
};

struct both *twice(int value) {
    struct both *b = malloc(sizeof *b);
    int *cell = malloc(sizeof *cell);
    int *second = malloc(sizeof *second);
    if (!b || !cell || !second) {
        free(b);
        free(cell);
        free(second);
        return NULL;
    }
    *cell = value;
    b->one = cell;
    *second = value;
    b->other = second;
    return b;
}
