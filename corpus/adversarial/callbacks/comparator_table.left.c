// claim:  first_after_sort
// truth:  different
// today:  unknown
// why:    a table two calls below the comparator has two entries swapped

#include <stdlib.h>

struct entry { int key; int weight; };

static int rank(int key) {
    static const int order[4] = {3, 1, 2, 0};
    return order[key & 3];
}

static int by_rank(const void *a, const void *b) {
    return rank(((const struct entry *)a)->key) - rank(((const struct entry *)b)->key);
}

int first_after_sort(struct entry *e, int n) {
    qsort(e, (size_t)n, sizeof *e, by_rank);
    return e[0].weight;
}
