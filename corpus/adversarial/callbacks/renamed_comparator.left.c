// claim:  order
// truth:  equivalent
// why:    the comparator is the same code under other names, some lines further down

#include <stdlib.h>

static int upwards(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

void order(int *v, int n) {
    if (n > 1)
        qsort(v, (size_t)n, sizeof *v, upwards);
}
