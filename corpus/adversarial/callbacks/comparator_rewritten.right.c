#include <stdlib.h>

static int by_value(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    if (x == y)
        return 0;
    return x < y ? -1 : 1;
}

int order(int *values, int n) {
    if (n <= 0)
        return 0;
    qsort(values, (size_t)n, sizeof *values, by_value);
    return 1;
}
