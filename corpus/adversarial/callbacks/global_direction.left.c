// claim:  contains
// truth:  different
// today:  unknown
// why:    the comparator multiplies by a global that starts at another value

int order = 1;

static int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return order * ((x > y) - (x < y));
}

#include <stdlib.h>

int contains(const int *v, int n, int key) {
    return bsearch(&key, v, (size_t)n, sizeof *v, compare) != 0;
}
