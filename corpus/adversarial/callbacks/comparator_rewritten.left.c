// claim:  order
// truth:  equivalent
// why:    the comparator is written in another way, and is equivalent for all that it may be given

#include <stdlib.h>

static int by_value(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int order(int *values, int n) {
    if (n <= 0)
        return 0;
    qsort(values, (size_t)n, sizeof *values, by_value);
    return 1;
}
