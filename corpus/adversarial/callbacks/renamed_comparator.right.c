#include <stdlib.h>

/* Smaller numbers first. */
static int ascending(const void *left, const void *right) {

    int a = *(const int *)left, b = *(const int *)right;
    return (a > b) - (a < b);
}

void order(int *v, int n) {
    if (n <= 1)
        return;
    qsort(v, (size_t)n, sizeof *v, ascending);
}
