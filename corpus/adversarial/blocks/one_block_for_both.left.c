// claim: two
// today: unknown
// truth: equivalent
// why: the cells lie behind the structure in the same block, which only whoever frees them notices
#include <stdlib.h>

struct queue {
    int *cells;
    int count;
};

struct queue *two(int a, int b) {
    struct queue *q = malloc(sizeof *q);
    if (!q) return NULL;
    q->cells = malloc(2 * sizeof *q->cells);
    if (!q->cells) {
        free(q);
        return NULL;
    }
    q->cells[0] = a;
    q->cells[1] = b;
    q->count = 2;
    return q;
}
