#include <stdlib.h>

struct queue {
    int *cells;
    int count;
};

struct queue *two(int a, int b) {
    struct queue *q = malloc(sizeof *q + 2 * sizeof *q->cells);
    if (!q) return NULL;
    q->cells = (int *)(q + 1);
    q->cells[0] = a;
    q->cells[1] = b;
    q->count = 2;
    return q;
}
